export interface WrittenExample {
  readonly title: string
  /** Its steps and tables, as they are written. */
  readonly lines: readonly string[]
}

export interface WrittenRule {
  readonly title: string
  readonly examples: readonly WrittenExample[]
}

interface Block {
  readonly kind: string
  readonly title: string
  readonly tags: readonly string[]
  readonly lines: readonly string[]
}

/** Rules with this tag, and the tagged examples of the others. */
export function rulesTagged(id: string, features: readonly string[]): readonly WrittenRule[] {
  return features.filter((text) => tagsIn(text).includes(`@${id}`)).flatMap((text) => rulesIn(blocksOf(text), `@${id}`))
}

function rulesIn(blocks: readonly Block[], tag: string): readonly WrittenRule[] {
  const heads = blocks.flatMap(({ kind }, index) => (kind === 'Rule' ? [index] : []))
  return heads.flatMap((from, index) => {
    const [rule, ...rest] = blocks.slice(from, heads[index + 1])
    const all = rest.filter(({ kind }) => /^(?:Example|Scenario)/.test(kind))
    const examples = rule?.tags.includes(tag) ? all : all.filter(({ tags }) => tags.includes(tag))
    return rule && examples.length > 0 ? [{ title: rule.title, examples }] : []
  })
}

function blocksOf(text: string): readonly Block[] {
  const head = /^\s*(Feature|Background|Rule|Example|Scenario(?: Outline)?): ?(.*)$/
  const lines = text.split('\n').map((line) => line.trim())
  const starts = lines.flatMap((line, index) => (head.test(line) ? [index] : []))
  return starts.map((from, index) => {
    const [, kind = '', title = ''] = head.exec(lines[from] ?? '') ?? []
    const tags = tagsIn(lines.slice(from - 2, from).join('\n'))
    return { kind, title, tags, lines: lines.slice(from + 1, starts[index + 1]).filter((line) => line !== '' && !line.startsWith('@')) }
  })
}

function tagsIn(text: string): readonly string[] {
  return text.match(/@[\w:.-]+/g) ?? []
}
