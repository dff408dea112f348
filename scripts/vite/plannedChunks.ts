import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'
import { contextOf } from '../contexts.ts'
import { mergedChunks } from './chunkPlan.ts'
import { filesBehind, filesHolding } from './filesHolding.ts'
import { appSource } from './firstScreens.ts'
import { type Group, namedChunks } from './namedChunks.ts'
import { tablesOfScreens } from './productModules.ts'
import { type ScreenSources, screenSources } from './screenSources.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

const ofEveryPage = ['src/composition/late/startBackgroundTasks.ts', 'src/composition/support/clubLinks.ts']
const ofEveryShopper = [
  ...ofEveryPage,
  'src/composition/session/notifications.ts',
  'src/ui/session/notifications/Bell.tsx',
  'src/composition/session/configuration.ts',
  'src/composition/commerce/module.ts',
  'src/ui/commerce/cart-count/CartCount.tsx',
]

/** What the layout around a screen loads once it is shown. */
const afterPaint = { visitor: ofEveryPage, anybody: ofEveryPage, guest: ofEveryShopper, shopper: ofEveryShopper, player: ofEveryShopper }

interface Trial {
  readonly root: string
  readonly mode: string
}

/** Of unminified code. */
const minified = 0.45

/**
 * Merges chunks that the same screens load. The bundler alone makes one for every set of screens. Which ones there are, and how large,
 * is known only after a build, so the product is also built without styles, while the bundler compiles them.
 */
export function plannedChunks(compile: () => UserConfig): Plugin {
  let planning: Promise<ReadonlyMap<string, string>> | undefined
  let names: ReadonlyMap<string, string> | undefined
  return {
    name: 'clubhouse:planned-chunks',
    apply: 'build',
    config({ root = process.cwd() }, { mode }) {
      planning = plan(compile(), { root, mode })
      // A failure is reported when the chunks are needed.
      planning.catch(() => undefined)
      const planned = { name: (id: string) => names?.get(id) ?? null, debugName: 'planned' }
      return { build: { rolldownOptions: { output: { codeSplitting: splitting(planned) } } } }
    },
    async buildEnd() {
      names = await planning
    },
  }
}

async function plan(compile: UserConfig, trial: Trial): Promise<ReadonlyMap<string, string>> {
  const [bundle, { tables }] = await Promise.all([trialBuild(compile, trial), tablesOfScreens(trial.root)])
  return namesByModule(bundle, await screenSources(tables, [], () => false), trial.root)
}

function splitting(...groups: readonly Group[]) {
  return { includeDependenciesRecursively: false, groups: [...namedChunks, ...groups] }
}

async function trialBuild(compile: UserConfig, { root, mode }: Trial): Promise<Bundle> {
  const built = await build({
    ...compile,
    ...{ root, mode, configFile: false, logLevel: 'error' },
    // Chunks are planned by the size of their code.
    plugins: [compile.plugins, withoutStyles],
    build: { ...compile.build, write: false, minify: false, rolldownOptions: { output: { codeSplitting: splitting() } } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return Object.fromEntries(outputs.map((output) => [output.fileName, output]))
}

const withoutStyles: Plugin = {
  name: 'clubhouse:without-styles',
  enforce: 'pre',
  load: { filter: { id: /\.scss$/ }, handler: () => '' },
}

/** The name of the chunk that each module goes into. */
function namesByModule(bundle: Bundle, screens: readonly ScreenSources[], root: string): ReadonlyMap<string, string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const built = { bundle, config: { root, base: '/' }, entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '' }
  const first = filesHolding([appSource], built)
  // A screen's own code alone is a visit, too, so that it doesn't grow by much that comes with it.
  const visits = screens.flatMap(({ own, around, access }) =>
    [own, [...own, ...around, ...afterPaint[access]]].map((sources) => filesHolding(sources, built)),
  )
  const named = new Set(namedChunks.map(({ name }) => name))
  const plain = chunks.map((chunk) => ({
    ...{ file: chunk.fileName, size: chunk.code.length * minified, imports: chunk.imports, context: contextOfChunk(chunk) },
    isFixed: first.has(chunk.fileName) || isText(chunk) || named.has(chunk.name),
  }))
  const merged = mergedChunks(plain, withLaterVisits([first, ...visits], bundle))
  return new Map(
    merged.flatMap((files, index) => {
      const parts = files.flatMap((file) => byFile.get(file) ?? [])
      return parts.flatMap(({ moduleIds }) => moduleIds).map((id) => [id, `${nameOf(id, parts)}~${index}`] as const)
    }),
  )
}

/** That of its only screen, or of its context. The bundler may have put modules of two contexts together. */
function nameOf(id: string, parts: readonly Chunk[]): string {
  const context = parts.flatMap((part) => contextOfChunk(part) ?? [])[0] ?? 'kit'
  const own = contextOf(id) ?? context
  const screens = parts.map(({ name }) => name).filter((name) => name.endsWith('Screen'))
  return own === context && screens.length === 1 ? (screens[0] ?? own) : own
}

function contextOfChunk({ moduleIds }: Chunk): string | undefined {
  return moduleIds.flatMap((id) => contextOf(id) ?? [])[0]
}

/** Adds what a screen loads later, each with the first visit that may load it. */
function withLaterVisits(visits: readonly ReadonlySet<string>[], bundle: Bundle): readonly ReadonlySet<string>[] {
  const chunkAt = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file] : undefined)
  const all = [...visits]
  const seen = new Set(visits.flatMap((files) => [...files]))
  for (const files of all) {
    const later = [...files].flatMap((file) => chunkAt(file)?.dynamicImports ?? [])
    for (const file of later.filter((each) => !isText(chunkAt(each)))) {
      if (seen.has(file)) continue
      const added = filesBehind([file], bundle)
      for (const each of added) seen.add(each)
      all.push(files.union(added))
    }
  }
  return all
}

function isText(chunk: Chunk | undefined): boolean {
  return chunk?.moduleIds.every((id) => id.endsWith('.json')) ?? false
}
