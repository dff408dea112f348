import type { Plugin, ResolvedConfig } from 'vite'
import type { ScreenFiles } from '../../src/boot/preloadScreen.ts'
import { languages } from '../../src/domain/shared/language.ts'
import { bootScript } from './bootScript.ts'
import { cssOf } from './filesHolding.ts'
import { type FirstPaint, productIn } from './madeForFirstPaint.ts'
import { filesOfScreens } from './neededFiles.ts'
import { classesIn, shownRules } from './usedStyles.ts'
import { viewNodesOf } from './viewNodes.ts'

/** Writes the scripts, one for each language, that request a screen's code and show its heading and its skeleton. */
export function screenScripts(made: FirstPaint): Plugin {
  let config: ResolvedConfig
  return {
    name: 'clubhouse:screen-scripts',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // Before the document is written, which names the scripts.
      order: 'pre',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
        if (!entry) return
        const product = await productIn(made)
        const script = await bootScript({ root: config.root, name: 'preload', define: { screenFiles: placeholder } })
        const css = cssOf(bundle)
        const stylesOf = new Map<string, string>()
        const perLanguage = languages.map((language) => {
          const { files, screens, ...rest } = filesOfScreens({ ...product, language }, { bundle, config, entry: entry.fileName })
          const shown = screens.map((screen) => {
            const markup = product.screenViews.get(language)?.get(screen.path) ?? ''
            // The same in all languages.
            const styles = stylesOf.getOrInsertComputed(screen.path, () =>
              shownRules(screen.needs.map((need) => css.get(files[need] ?? '') ?? '').join(''), classesIn([markup])),
            )
            return { ...screen, markup, styles: markup && styles }
          })
          const screenFiles: ScreenFiles = {
            ...{ files, ...rest },
            screens: shown.map(({ markup, ...screen }) => ({ ...screen, view: viewNodesOf(markup) })),
          }
          const source = script.replace(placeholder, () => JSON.stringify(screenFiles))
          return { language, shown, file: this.getFileName(this.emitFile({ type: 'asset', name: 'preload.js', source })) }
        })
        made.preloads = new Map(perLanguage.map(({ language, file }) => [language, file]))
        made.screenViews = perLanguage.flatMap(({ shown }) => shown)
      },
    },
  }
}

/** In whose place the build writes what differs between languages. */
const placeholder = '__SCREEN_FILES__'
