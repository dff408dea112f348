export interface Scope {
  readonly patterns: readonly string[]
  readonly isComplete: boolean
}

const layers = ['src/domain', 'src/application']

/** Undefined if none of the names exists. */
export function scopeOf(names: readonly string[], contexts: readonly string[]): Scope {
  if (names.length === 0) return { patterns: layers.map((layer) => `${layer}/**/*.ts`), isComplete: true }
  return { patterns: names.flatMap((name) => patternsOf(name, contexts)), isComplete: false }
}

function patternsOf(name: string, contexts: readonly string[]): readonly string[] {
  if (name.includes('/')) return [name]
  if (!contexts.includes(name)) throw new Error(`There is no context "${name}", but ${contexts.join(', ')}`)
  return layers.map((layer) => `${layer}/${name}/**/*.ts`)
}

export function changedSources(files: readonly string[], exists: (file: string) => boolean): readonly string[] {
  const sources = files.map((file) => file.replace(/\.test\.ts$/, '.ts'))
  const isRule = (file: string) => file.endsWith('.ts') && layers.some((layer) => file.startsWith(`${layer}/`))
  return [...new Set(sources)].filter((file) => isRule(file) && exists(file)).toSorted()
}
