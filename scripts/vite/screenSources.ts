import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ScreenEntry } from '../../src/composition/screenEntry.ts'
import type { playerReads, tables } from '../../src/composition/screens.ts'

/** The modules of a screen, by source. */
export interface ScreenSources {
  readonly path: string
  readonly access: ScreenEntry['access']
  /** Its component and its layout with their parts, and what all screens of its context need. */
  readonly own: readonly string[]
  /** Its table, the parts that its own require, and what its kind of player needs. */
  readonly around: readonly string[]
  /** The folders of its texts, with a slash at the end; each has a file for every language. */
  readonly texts: readonly string[]
  /** Ids of the calls that it begins with. */
  readonly reads: readonly string[]
  /** Whether the document shows its heading and its skeleton. */
  readonly hasView: boolean
}

/** What comes with every screen of a kind. */
const ofKind: Readonly<Record<ScreenEntry['access'], readonly string[]>> = {
  visitor: [],
  anybody: [],
  guest: [],
  player: ['src/composition/RequireArea.tsx'],
  shopper: ['src/adapters/shop/ShopClient.ts'],
}

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
      const components = [screen, layout?.screen].filter((load) => load !== undefined).map(dynamicImportPath)
      const [, , context = ''] = components[0]?.split('/') ?? []
      const parts = [part, ...(layout ? [layout.part] : [])].map((load) =>
        join('src/composition', context, fileIn(dynamicImportPath(load))),
      )
      // Its own first: the page shows what they say.
      const all = reads.length > 0 ? [...reads, ...ofPlayers] : []
      const required = new Set(parts.flatMap(withRequired))
      return {
        ...{ path, access, reads: all, hasView: hasView(entry) },
        own: [join('src/composition', context, 'module.ts'), ...components, ...parts],
        around: [table, ...required.difference(new Set(parts)), ...ofKind[access]],
        texts: [...required].flatMap(textsOf),
      }
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

function textsOf(part: string): readonly string[] {
  const [, folder] = /import\(`([^`]+)\$\{language\}\.json`/.exec(readFileSync(part, 'utf8')) ?? []
  return folder === undefined ? [] : [join(dirname(part), folder)]
}
