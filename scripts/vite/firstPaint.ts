import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import type { ScreenFiles } from '../../src/boot/preloadScreen.ts'
import type { ScreenReads } from '../../src/boot/readEarly.ts'
import { type Language, languages } from '../../src/domain/shared/language.ts'
import { paths } from '../../src/ui/shell/paths.ts'
import { type Built, filesHolding } from './filesHolding.ts'
import { type DocumentParts, type FirstView, fillDocument, type ScreenView } from './firstDocument.ts'
import { appSource } from './firstScreens.ts'
import { type Declarations, declarationsIn, earlyRead, nextRead } from './screenReads.ts'
import { type ScreenSources, screenSources } from './screenSources.ts'
import { classesIn, shownRules } from './usedStyles.ts'
import { viewNodesOf } from './viewNodes.ts'
import { withModules } from './withModules.ts'

type Prerender = typeof import('../../src/composition/prerender.tsx')
type NextLesson = typeof import('../../src/composition/nextLessonMarkup.tsx')
type Screens = typeof import('../../src/composition/screens.ts')
type Bundle = Rolldown.OutputBundle

const frame = {
  sources: [
    appSource,
    'src/composition/ShopVisitFrame.tsx',
    'src/composition/session/module.ts',
    'src/composition/session/member.ts',
    'src/adapters/rest/Exchange.ts',
  ],
  texts: ['shell', 'session'],
} as const

/** What a view needs at once; `frame` is for a signed-in player or a shopper at another address than home. */
const needs = {
  'sign-in': {
    sources: [
      appSource,
      'src/composition/session/module.ts',
      'src/composition/session/signIn.ts',
      'src/ui/session/sign-in/SignInScreen.tsx',
    ],
    texts: ['shell', 'session'],
  },
  home: {
    sources: [
      ...frame.sources,
      'src/composition/support/module.ts',
      'src/ui/support/home/HomeScreen.tsx',
      'src/composition/scheduling/appointmentList.ts',
    ],
    texts: [...frame.texts, 'support'],
  },
  frame,
} as const

export function firstPaint(): Plugin {
  let config: ResolvedConfig
  let prerendered: Awaited<ReturnType<typeof prerenderedIn>>
  let preloads: Map<string, string>
  let screenViews: ScreenView[]
  let readers: DocumentParts['readers']
  return {
    name: 'clubhouse:first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // Before the document is written, which names the script.
      order: 'pre',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
        if (!entry) return
        prerendered = await prerenderedIn(config)
        preloads = new Map()
        screenViews = []
        const css = cssOf(bundle)
        for (const language of languages) {
          const files = filesOfScreens({ ...prerendered, language }, { bundle, config, entry: entry.fileName })
          const views = prerendered.screenViews.get(language)
          const shown = files.screens.map((screen) => {
            const markup = views?.get(screen.path) ?? ''
            const sheets = screen.needs.map((need) => css.get(files.files[need] ?? '') ?? '').join('')
            return { ...screen, markup, styles: markup && shownRules(sheets, classesIn([markup])) }
          })
          screenViews.push(...shown)
          const screens = shown.map(({ markup, ...screen }) => ({ ...screen, view: viewNodesOf(markup) }))
          const screenFiles: ScreenFiles = { ...files, screens }
          const source = await scriptOf(config, 'preload', { screenFiles: JSON.stringify(screenFiles) })
          preloads.set(language, this.getFileName(this.emitFile({ type: 'asset', name: 'preload.js', source })))
        }
        // The fake backend answers in the page, where it is loaded after the document's scripts.
        if (config.mode === 'mock') return
        const reader = async (name: 'early' | 'earlyHome', isFor: (path: string) => boolean) => {
          const reads = screenReads(prerendered, config, isFor)
          const source = await scriptOf(config, name, { screenReads: JSON.stringify(reads) })
          return this.getFileName(this.emitFile({ type: 'asset', name: `${name}.js`, source }))
        }
        readers = {
          home: await reader('earlyHome', (path) => path === paths.home),
          elsewhere: await reader('early', (path) => path !== paths.home),
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        const built = { bundle, config, entry: chunk.fileName }
        const views = prerendered.views.map((view) => ({ ...view, files: filesOf(view, built) }))
        return fillDocument(html, {
          views,
          elsewhere: languages.flatMap((language) => [
            { view: 'home', language, files: filesOf({ view: 'frame', language }, built), preload: preloads.get(language) ?? '' },
            { view: 'sign-in', language, files: filesOf({ view: 'sign-in', language }, built), preload: preloads.get(language) ?? '' },
          ]),
          screenViews,
          readers,
          nextLessons: readers === undefined ? [] : prerendered.nextLessons,
          withoutScript: prerendered.withoutScript,
          boot: await scriptOf(config, 'boot'),
          icon: readFileSync(join(config.publicDir, 'favicon.svg'), 'utf8'),
          css: cssOf(bundle),
          base: config.base,
          asksForServers: config.mode !== 'mock',
        })
      },
    },
  }
}

function prerenderedIn({ root, base, css }: ResolvedConfig) {
  return withModules({ root, base, css }, async (load) => {
    const module = await load('/src/composition/prerender.tsx')
    const prerendered: Prerender['prerendered'] = module['prerendered']
    const withoutScript: Prerender['withoutScript'] = module['withoutScript']
    const basename = base.replace(/\/$/, '')
    const views: Omit<FirstView, 'files'>[] = []
    for (const view of ['sign-in', 'home'] as const) {
      for (const language of languages) views.push({ view, language, markup: await prerendered(view, language, basename) })
    }
    const lesson = await load('/src/composition/nextLessonMarkup.tsx')
    const nextLessonMarkup: NextLesson['nextLessonMarkup'] = lesson['nextLessonMarkup']
    const screens = await load('/src/composition/screens.ts')
    const tables: Screens['tables'] = screens['tables']
    const playerReads: Screens['playerReads'] = screens['playerReads']
    const { screenView, hasView }: Pick<Prerender, 'screenView' | 'hasView'> = {
      screenView: module['screenView'],
      hasView: module['hasView'],
    }
    const sources = await screenSources(tables, playerReads, hasView)
    const declarations = globSync(['src/adapters/rest/*/{calls,*Calls}.ts', 'src/adapters/shop/*/*Operations.ts'], { cwd: root })
    return {
      views,
      nextLessons: await Promise.all(languages.map(async (language) => ({ language, ...(await nextLessonMarkup(language)) }))),
      screens: sources,
      screenViews: await viewsOf(sources, (path, language) => screenView(path, language, basename)),
      ...(await callsIn(declarations, (file) => load(`/${file}`))),
      withoutScript: await Promise.all(languages.map(async (language) => ({ language, text: await withoutScript(language) }))),
    }
  })
}

/** The calls that these files declare, and the file of each. */
async function callsIn(files: readonly string[], load: (file: string) => Promise<Readonly<Record<string, unknown>>>) {
  const declared = await Promise.all(files.map(async (file) => ({ file, calls: declarationsIn([await load(file)]) })))
  return {
    calls: new Map(declared.flatMap(({ calls }) => [...calls])),
    fileOfCall: new Map(declared.flatMap(({ file, calls }) => [...calls.keys()].map((id) => [id, file]))),
  }
}

/** By language and path. */
async function viewsOf(
  sources: readonly ScreenSources[],
  render: (path: string, language: Language) => Promise<string>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  const found = new Map<string, Map<string, string>>()
  for (const language of languages) {
    const byPath = new Map<string, string>()
    for (const { path, hasView } of sources) if (hasView) byPath.set(path, await render(path, language))
    found.set(language, byPath)
  }
  return found
}

/** A script of `src/boot`, without imports. */
async function scriptOf(
  { root }: ResolvedConfig,
  name: 'boot' | 'early' | 'earlyHome' | 'preload',
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(`../../src/boot/${name}.ts`, import.meta.url)), formats: ['iife'], name },
    },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`src/boot/${name}.ts gave no script`)
  return chunk.code.trim()
}

interface Declared {
  readonly screens: readonly ScreenSources[]
  readonly calls: Declarations
}

interface Needing extends Pick<Declared, 'screens'> {
  readonly fileOfCall: ReadonlyMap<string, string>
  readonly language: Language
}

interface FilesOfScreens extends Pick<ScreenFiles, 'base' | 'files'> {
  readonly screens: readonly Omit<ScreenFiles['screens'][number], 'view' | 'styles'>[]
}

interface View {
  readonly view: FirstView['view'] | 'frame'
  readonly language: string
}

function filesOf({ view, language }: View, built: Built): readonly string[] {
  const { sources, texts } = needs[view]
  const files = filesHolding([...sources, ...texts.map((namespace) => `src/ui/${namespace}/texts/${language}.json`)], built)
  return [...files]
}

function screenReads({ screens, calls }: Declared, { base }: ResolvedConfig, isFor: (path: string) => boolean): ScreenReads {
  const reading = screens.filter(({ path, reads }) => reads.length > 0 && isFor(path))
  return {
    base,
    screens: reading.map(({ path, reads, readsNext }) => ({
      path,
      reads: reads.map((id) => earlyRead(id, path, calls)),
      next: readsNext === undefined ? undefined : nextRead(readsNext, path, calls),
    })),
  }
}

/** What the code and the texts of each screen add to the frame's, and what reads its data; the more specific of two paths comes first. */
function filesOfScreens({ screens, fileOfCall, language }: Needing, built: Built): FilesOfScreens {
  const ofFrame = filesHolding(frame.sources, built)
  const files = new Set<string>()
  const ofScreen = ({ path, own: ownSources, around, texts, reads }: ScreenSources) => {
    const reading = reads.flatMap((id) => fileOfCall.get(id) ?? [])
    const holding = filesHolding([...ownSources, ...around, ...reading, ...texts.map((folder) => `${folder}${language}.json`)], built)
    const own = [...holding].filter((file) => !ofFrame.has(file))
    for (const file of own) files.add(file)
    return { path, needs: own.map((file) => [...files].indexOf(file)) }
  }
  const inFrame = screens.filter(({ path, access }) => path !== paths.home && ['player', 'shopper', 'guest'].includes(access))
  const parameters = ({ path }: ScreenSources) => path.split(':').length
  const ofScreens = inFrame.sort((one, other) => parameters(one) - parameters(other)).map(ofScreen)
  return { base: built.config.base, files: [...files], screens: ofScreens }
}

function cssOf(bundle: Bundle): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  return new Map(sheets.flatMap((sheet) => (sheet.type === 'asset' ? [[sheet.fileName, `${sheet.source}`]] : [])))
}
