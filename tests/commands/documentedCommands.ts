export interface DocumentedCommand {
  /** Without options: `npm run docs`. */
  readonly name: string
  readonly options: readonly string[]
  readonly line: string
}

const fence = /^```.*\n([\s\S]*?)^```$/gm
const inline = /`([^`\n]+)`/g
const program = /^(?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run\b)|npx )/

/** In code blocks, in tables and inline; an inline `-- --option` continues the command before it. */
export function commandsIn(markdown: string): readonly DocumentedCommand[] {
  const blocks = [...markdown.matchAll(fence)].flatMap(([, text = '']) => text.split('\n'))
  const lines = markdown.replaceAll(fence, '').split('\n')
  const found = [...blocks.map((line) => line.replace(/\s+#.*$/, '').trim()), ...lines.flatMap(inlineCommandsIn)]
  return found.filter((line) => program.test(line) && !line.includes('…')).map(commandOf)
}

function inlineCommandsIn(text: string): readonly string[] {
  const spans = [...text.matchAll(inline)].map(([, span = '']) => span)
  return spans.map((span, index) => {
    const before = spans.slice(0, index).findLast((one) => program.test(one))
    return span.startsWith('-- ') && before ? `${before} ${span}` : span
  })
}

export function commandOf(line: string): DocumentedCommand {
  const words = line.split(' ').filter((word) => !/^[A-Z_]+=/.test(word))
  const [npm = '', first = '', ...rest] = words
  const name = first === 'run' ? [npm, first, rest.find((word) => !word.startsWith('-'))].join(' ') : [npm, first].join(' ')
  const options = rest.filter((word) => word.startsWith('-') && word !== '--').map((word) => word.replace(/=.*/, ''))
  return { name, options, line }
}
