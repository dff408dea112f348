import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { languages } from '../../src/domain/shared/language.ts'
import { documentWith, type FirstView } from './firstDocument.ts'

type Prerender = typeof import('../../src/composition/prerender.tsx')
type Bundle = Rolldown.OutputBundle

const needs = {
  signIn: {
    sources: ['src/composition/session/module.ts', 'src/composition/session/signIn.ts', 'src/ui/session/sign-in/SignInScreen.tsx'],
    texts: ['shell', 'session'],
  },
  home: {
    sources: [
      'src/composition/ShopVisitFrame.tsx',
      'src/composition/session/module.ts',
      'src/composition/session/member.ts',
      'src/composition/support/module.ts',
      'src/ui/support/home/HomeScreen.tsx',
      'src/composition/scheduling/module.ts',
      'src/adapters/rest/Exchange.ts',
    ],
    texts: ['shell', 'session', 'support'],
  },
} as const

export function firstPaint(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'clubhouse:first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        const [prerendered, boot] = await Promise.all([prerenderedIn(config), bootScript(config)])
        const views = prerendered.views.map((view) => ({ ...view, files: filesOf(view, { bundle, config, entry: chunk.fileName }) }))
        return documentWith(html, {
          views,
          withoutScript: prerendered.withoutScript,
          boot,
          css: cssOf(bundle),
          base: config.base,
          asksForServers: config.mode !== 'mock',
        })
      },
    },
  }
}

async function prerenderedIn({ root, base, css }: ResolvedConfig) {
  const server = await createServer({
    root,
    base,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    css,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  try {
    const module = await server.ssrLoadModule('/src/composition/prerender.tsx')
    const prerendered: Prerender['prerendered'] = module['prerendered']
    const withoutScript: Prerender['withoutScript'] = module['withoutScript']
    const basename = base.replace(/\/$/, '')
    const views: Omit<FirstView, 'files'>[] = []
    for (const view of ['sign-in', 'home', 'home-wide'] as const) {
      for (const language of languages) views.push({ view, language, markup: await prerendered(view, language, basename) })
    }
    return {
      views,
      withoutScript: await Promise.all(languages.map(async (language) => ({ language, text: await withoutScript(language) }))),
    }
  } finally {
    await server.close()
  }
}

async function bootScript({ root }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url)), formats: ['iife'], name: 'boot' },
    },
  })
  const [chunk] = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (chunk?.type !== 'chunk') throw new Error('src/boot/boot.ts gave no script')
  return chunk.code.trim()
}

interface Built {
  readonly bundle: Bundle
  readonly config: ResolvedConfig
  readonly entry: string
}

function filesOf({ view, language }: Pick<FirstView, 'view' | 'language'>, { bundle, config, entry }: Built): readonly string[] {
  const { sources, texts } = needs[view === 'sign-in' ? 'signIn' : 'home']
  const wanted = new Set<string>([...sources, ...texts.map((namespace) => `src/ui/${namespace}/texts/${language}.json`)])
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const holding = chunks.filter(({ moduleIds }) => moduleIds.some((id) => wanted.has(relative(config.root, id))))
  const files = new Set<string>()
  const collect = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet)
    for (const imported of chunk.imports) collect(imported)
  }
  for (const name of [entry, ...holding.map(({ fileName }) => fileName)]) collect(name)
  return [...files]
}

function cssOf(bundle: Bundle): ReadonlyMap<string, string> {
  const sheets = Object.values(bundle).filter((output) => output.type === 'asset' && output.fileName.endsWith('.css'))
  return new Map(sheets.flatMap((sheet) => (sheet.type === 'asset' ? [[sheet.fileName, `${sheet.source}`]] : [])))
}
