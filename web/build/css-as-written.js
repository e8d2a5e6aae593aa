// For Prettier: CSS stays as it is written.  Ours has one rule a line, so that a sheet is read like a table; Prettier
// knows no such layout and would make six lines of each.
import { doc } from 'prettier'

const { hardline, join } = doc.builders

/** Without the indentation that all lines share: a component's styles stand one step in. */
function atTheMargin(text) {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n')
  const shared = Math.min(...lines.filter(line => line.trim()).map(line => line.search(/\S/)))
  return lines.map(line => line.slice(shared).trimEnd())
}

export const parsers = {
  css: { parse: text => ({ text }), astFormat: 'css-as-written', locStart: () => 0, locEnd: node => node.text.length },
}

export const printers = {
  'css-as-written': { print: path => join(hardline, atTheMargin(path.node.text)) },
}
