// Rules as markdown -> plain data that a component draws.  Knows what our rules use: headings, paragraphs, lists, tables,
// **bold**, *italic*, `code` and numbered paragraphs (**2.1** …).  Nothing ever becomes HTML text.

export type Span = { kind: 'text' | 'bold' | 'italic' | 'code'; text: string }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; number: string }
  | { kind: 'paragraph'; spans: Span[]; number: string }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g

export function spans(text: string): Span[] {
  const out: Span[] = []
  let at = 0
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) out.push({ kind: 'text', text: text.slice(at, match.index) })
    if (match[1] !== undefined) out.push({ kind: 'bold', text: match[1] })
    else if (match[2] !== undefined) out.push({ kind: 'italic', text: match[2] })
    else out.push({ kind: 'code', text: match[3] ?? '' })
    at = match.index + match[0].length
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) })
  return out
}

const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/
const cells = (line: string): Span[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => spans(cell.trim()))

function paragraph(text: string): Block {
  const number = /^\*\*(\d+(?:\.\d+)*)\*\*/.exec(text)?.[1] ?? ''
  return { kind: 'paragraph', spans: spans(text), number }
}

export function blocks(markdown: string): Block[] {
  const out: Block[] = []
  const lines = markdown.split(/\r?\n/)
  let k = 0
  const line = (): string => lines[k] ?? ''
  const starts = (text: string): boolean => /^#{1,6}\s/.test(text) || ITEM.test(text) || text.trim().startsWith('|')
  while (k < lines.length) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line())
    if (line().trim() === '') k++
    else if (heading) {
      const text = heading[2] ?? ''
      const number = /^(\d+(?:\.\d+)*)\b/.exec(text)?.[1] ?? ''
      out.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: spans(text), number })
      k++
    } else if (line().trim().startsWith('|')) {
      const rows: string[] = []
      while (line().trim().startsWith('|')) rows.push(lines[k++] ?? '')
      const body = rows.slice(1).filter(row => !/^[\s|:-]+$/.test(row))
      out.push({ kind: 'table', head: cells(rows[0] ?? ''), rows: body.map(cells) })
    } else if (ITEM.test(line())) {
      const ordered = ITEM.exec(line())?.[1] !== undefined
      const items: string[] = []
      while (k < lines.length && line().trim() !== '' && !/^#{1,6}\s/.test(line())) {
        const item = ITEM.exec(line())
        if (item) items.push(item[2] ?? '')
        else items.push(`${items.pop() ?? ''} ${line().trim()}`)
        k++
      }
      out.push({ kind: 'list', ordered, items: items.map(spans) })
    } else {
      const text: string[] = []
      do text.push((lines[k++] ?? '').trim())
      while (k < lines.length && line().trim() !== '' && !starts(line()))
      out.push(paragraph(text.join(' ')))
    }
  }
  return out
}
