import { relative } from 'node:path'
import type { Rolldown } from 'vite'

export interface Built {
  readonly bundle: Rolldown.OutputBundle
  readonly config: { readonly root: string; readonly base: string }
  /** The file of the start chunk. */
  readonly entry: string
}

/** The chunks of these sources and of the entry, with all that they import. */
export function filesHolding(sources: readonly string[], { bundle, config, entry }: Built): ReadonlySet<string> {
  const wanted = new Set(sources)
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const holding = chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(relative(config.root, id))))
  return filesBehind([entry, ...holding.map(({ fileName }) => fileName)], bundle)
}

/** These chunks, with their sheets and all that they import. */
export function filesBehind(names: readonly string[], bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const files = new Set<string>()
  const collect = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const name of names) collect(name)
  return files
}
