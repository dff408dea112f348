import { globSync } from 'node:fs'
import type { Plugin, ResolvedConfig } from 'vite'
import { type Language, languages } from '../../src/domain/shared/language.ts'
import type { FirstView } from './firstDocument.ts'
import type { FirstPaint, ProductViews } from './madeForFirstPaint.ts'
import { type LoadModule, tablesOfScreens, withProductModules } from './productModules.ts'
import { declarationsIn } from './screenReads.ts'
import { type ScreenSources, screenSources } from './screenSources.ts'

type Prerender = typeof import('../../src/composition/prerender.tsx')

/** Renders the product's own components, with the class names of the build, while the bundler writes its chunks. */
export function productViews(made: FirstPaint): Plugin {
  let config: ResolvedConfig
  return {
    name: 'clubhouse:product-views',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(failure) {
      if (failure) return
      made.product = rendered(config, (path) => this.getModuleInfo(path)?.code ?? '')
      // A failure is reported where the views are needed.
      made.product.catch(() => undefined)
    },
  }
}

function rendered({ root, base }: ResolvedConfig, styles: (path: string) => string): Promise<ProductViews> {
  return withProductModules({ root, base, styles }, async (load) => {
    const { prerendered, screenView, hasView, withoutScript } = await prerender(load)
    const { tables, playerReads } = await tablesOfScreens(root)
    const basename = base.replace(/\/$/, '')
    const views: Omit<FirstView, 'files'>[] = []
    for (const view of ['sign-in', 'home'] as const) {
      for (const language of languages) views.push({ view, language, markup: await prerendered(view, language, basename) })
    }
    const screens = await screenSources(tables, playerReads, hasView)
    const declarations = globSync(['src/adapters/rest/*/{calls,*Calls}.ts', 'src/adapters/shop/*/*Operations.ts'], { cwd: root })
    return {
      views,
      screens,
      screenViews: await viewsOf(screens, (path, language) => screenView(path, language, basename)),
      ...(await callsIn(declarations, load)),
      withoutScript: await Promise.all(languages.map(async (language) => ({ language, text: await withoutScript(language) }))),
    }
  })
}

async function prerender(load: LoadModule): Promise<Prerender> {
  const rendering: Prerender = Object.assign(await load('src/composition/prerender.tsx'))
  return rendering
}

async function callsIn(files: readonly string[], load: LoadModule) {
  const declared = await Promise.all(files.map(async (file) => ({ file, calls: declarationsIn([await load(file)]) })))
  return {
    calls: new Map(declared.flatMap(({ calls }) => [...calls])),
    fileOfCall: new Map(declared.flatMap(({ file, calls }) => [...calls.keys()].map((id) => [id, file]))),
  }
}

async function viewsOf(screens: readonly ScreenSources[], render: (path: string, language: Language) => Promise<string>) {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const language of languages) {
    const byPath = new Map<string, string>()
    for (const { path, hasView } of screens) if (hasView) byPath.set(path, await render(path, language))
    found.set(language, byPath)
  }
  return found
}
