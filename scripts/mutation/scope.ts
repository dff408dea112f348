import { matchesGlob } from 'node:path'
import { type ViewModels, viewModels } from '../../tests/mutation/viewModels.ts'

export interface Scope {
  readonly patterns: readonly string[]
  readonly isComplete: boolean
}

const layers = ['src/domain', 'src/application']

/** Names of contexts or groups of view models, or paths; without any, everything. */
export function scopeOf(names: readonly string[], contexts: readonly string[], groups: ViewModels = viewModels): Scope {
  if (names.length > 0) return { patterns: names.flatMap((name) => patternsOf(name, contexts, groups)), isComplete: false }
  return { patterns: [...layers.map((layer) => `${layer}/**/*.ts`), ...Object.values(groups).flat()], isComplete: true }
}

function patternsOf(name: string, contexts: readonly string[], groups: ViewModels): readonly string[] {
  if (name.includes('/')) return [name]
  const group = groups[name]
  if (group) return group
  const known = [...contexts, ...Object.keys(groups)]
  if (!contexts.includes(name)) throw new Error(`There is no context or group "${name}", but ${known.join(', ')}`)
  return layers.map((layer) => `${layer}/${name}/**/*.ts`)
}

export function changedSources(
  files: readonly string[],
  exists: (file: string) => boolean,
  groups: ViewModels = viewModels,
): readonly string[] {
  const sources = files.map((file) => file.replace(/\.test\.ts$/, '.ts'))
  const isMutated = (file: string) =>
    (file.endsWith('.ts') && layers.some((layer) => file.startsWith(`${layer}/`))) || groupOf(file, groups) !== undefined
  return [...new Set(sources)].filter((file) => isMutated(file) && exists(file)).toSorted()
}

export function groupOf(file: string, groups: ViewModels = viewModels): string | undefined {
  return Object.entries(groups).find(([, patterns]) => patterns.some((pattern) => matchesGlob(file, pattern)))?.[0]
}
