// Rules as data; tests/terminal/test_manual.py reads the same cases.
import { describe, expect, test } from 'vitest'
import cases from '../../tests/twins/markdown.json'
import { blocks, spans, type Block } from '../src/lib/markdown'

type Paragraph = Extract<Block, { kind: 'paragraph' }>

const numbered = (all: Block[]): Paragraph[] => all.filter(one => one.kind === 'paragraph').filter(one => one.number)
const chapters = (all: Block[]): string[] =>
  all.filter(one => one.kind === 'heading').flatMap(one => (one.number ? [one.number] : []))
const plain = (one: Paragraph): string =>
  one.spans
    .slice(1)
    .map(span => span.text)
    .join('')
    .trim()

describe.each(cases)('$name', ({ markdown, paragraphs, chapters: wanted }) => {
  test('its paragraphs are found by their numbers', () => {
    expect(Object.fromEntries(numbered(blocks(markdown)).map(one => [one.number, plain(one)]))).toEqual(paragraphs)
  })

  test('its chapters have theirs', () => {
    expect(chapters(blocks(markdown))).toEqual(wanted)
  })
})

const rules = import.meta.glob<string>('../../src/pioche/games/*/rules.*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('there are rules to read', () => {
  expect(Object.keys(rules).length).toBeGreaterThan(0)
})

describe.each(Object.entries(rules))('%s', (_, text) => {
  test('every numbered paragraph is a block of its own, in a chapter of its own', () => {
    const wanted = [...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(match => match[1])
    const found = numbered(blocks(text)).map(one => one.number)
    expect(found.length).toBeGreaterThan(0)
    expect(found).toEqual(wanted)
    expect(chapters(blocks(text))).toEqual(expect.arrayContaining(found.map(number => number.split('.')[0])))
  })
})

describe('blocks', () => {
  test('a table has a head and rows, without the line between them', () => {
    expect(blocks('| a | b |\n|---|:-:|\n| 1 | **2** |')).toEqual([
      { kind: 'table', head: [spans('a'), spans('b')], rows: [[spans('1'), [{ kind: 'bold', text: '2' }]]] },
    ])
  })

  test('an item goes on over lines until the next or an empty line', () => {
    expect(blocks('1. one\n   and more\n2. two\n\nafter')).toEqual([
      { kind: 'list', ordered: true, items: [spans('one and more'), spans('two')] },
      { kind: 'paragraph', spans: spans('after'), number: '' },
    ])
  })

  test('a heading ends a paragraph', () => {
    expect(blocks('text\n### deep').map(block => block.kind)).toEqual(['paragraph', 'heading'])
  })

  test('a line with a bar alone comes to an end', () => {
    expect(blocks('|').map(block => block.kind)).toEqual(['table'])
  })
})

describe('spans', () => {
  test('marks in the middle of a text', () => {
    expect(spans('a **b** *c* `d`.')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'italic', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'd' },
      { kind: 'text', text: '.' },
    ])
  })

  test('what looks like HTML stays text, and so does a lone star', () => {
    expect(spans('<b>2 * 3</b>')).toEqual([{ kind: 'text', text: '<b>2 * 3</b>' }])
  })
})
