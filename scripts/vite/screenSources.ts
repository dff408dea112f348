import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { playerReads, ScreenEntry, tables } from '../../src/composition/screens.ts'

/** The modules of a screen, by source. */
export interface ScreenSources {
  readonly path: string
  readonly access: ScreenEntry['access']
  readonly sources: readonly string[]
  /** Ids of the calls that it begins with. */
  readonly reads: readonly string[]
  /** Whether the document shows its heading and its skeleton. */
  readonly hasView: boolean
}

/** For each screen: its table, its component, its layout, and all parts that come with it. */
export async function screenSources(
  loaders: typeof tables,
  ofPlayers: typeof playerReads,
  hasView: (entry: ScreenEntry) => boolean,
): Promise<readonly ScreenSources[]> {
  const loaded = await Promise.all([...new Set(Object.values(loaders))].map(async (load) => ({ ...(await load()), load })))
  const tables = new Map(
    loaded.map(({ screens, load }) => [screens, join('src/composition', dynamicImportPath(load).replace(/^composition\//, ''))]),
  )
  return [...tables].flatMap(([screens, table]) =>
    screens.map((entry) => {
      const { path, access, part, screen, layout, reads = [] } = entry
      const own = [screen, ...(layout?.screen ? [layout.screen] : [])].map(dynamicImportPath)
      const [, , context = ''] = own[0]?.split('/') ?? []
      const parts = [part, ...(layout ? [layout.part] : [])].map((load) =>
        join('src/composition', context, fileIn(dynamicImportPath(load))),
      )
      const all = reads.length > 0 ? [...ofPlayers, ...reads] : []
      return { path, access, sources: [table, ...own, ...parts.flatMap(withRequired)], reads: all, hasView: hasView(entry) }
    }),
  )
}

/** The module that a function imports, by source. */
export function dynamicImportPath(load: () => unknown): string {
  const [, path] = /import\w*\(['"](?:#|\/src\/)?([^'"]+)['"]/.exec(load.toString()) ?? []
  if (path === undefined) throw new Error(`No import in ${load.toString()}`)
  return path.startsWith('ui/') ? `src/${path}` : path
}

function fileIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function withRequired(part: string): readonly string[] {
  const [, required = ''] = /\brequires: \(\) => \[([^\]]*)\]/.exec(readFileSync(part, 'utf8')) ?? []
  const parts = [...required.matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => join(dirname(part), path))
  return [part, ...parts.flatMap(withRequired)]
}
