import { relative } from 'node:path'
import type { Rolldown } from 'vite'

export interface Built {
  readonly bundle: Rolldown.OutputBundle
  readonly config: { readonly root: string; readonly base: string }
  /** The file of the start chunk. */
  readonly entry: string
}

const chunksBySource = new WeakMap<Rolldown.OutputBundle, ReadonlyMap<string, string>>()

/** The chunks of these sources and of the entry, with all that they import. */
export function filesHolding(sources: readonly string[], { bundle, config, entry }: Built): ReadonlySet<string> {
  const bySource = chunksBySource.get(bundle) ?? sourcesIn(bundle, config.root)
  chunksBySource.set(bundle, bySource)
  return filesBehind([entry, ...sources.flatMap((source) => bySource.get(source) ?? [])], bundle)
}

function sourcesIn(bundle: Rolldown.OutputBundle, root: string): ReadonlyMap<string, string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  return new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [relative(root, id), fileName])))
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

/** The text of each sheet. */
export function cssOf(bundle: Rolldown.OutputBundle): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  return new Map(sheets.flatMap((sheet) => (sheet.type === 'asset' ? [[sheet.fileName, `${sheet.source}`]] : [])))
}
