import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { languages } from '../../src/domain/shared/language.ts'
import { bootScript } from './bootScript.ts'
import { cssOf } from './filesHolding.ts'
import { fillDocument } from './firstDocument.ts'
import { type FirstPaint, productIn } from './madeForFirstPaint.ts'
import { filesOfView } from './neededFiles.ts'

/** Writes the views, their styles and the script that shows them into the document. */
export function documentWithViews(made: FirstPaint): Plugin {
  let config: ResolvedConfig
  return {
    name: 'clubhouse:document-with-views',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, chunk }) {
        if (!bundle || !chunk) return html
        const { views, withoutScript } = await productIn(made)
        const built = { bundle, config, entry: chunk.fileName }
        const preloads = languages.map((language) => ({ language, preload: made.preloads.get(language) ?? '' }))
        return fillDocument(html, {
          views: views.map((view) => ({ ...view, files: filesOfView(view.view, view.language, built) })),
          elsewhere: preloads.flatMap((one) => [
            { ...one, view: 'home', files: filesOfView('frame', one.language, built) },
            { ...one, view: 'sign-in', files: filesOfView('sign-in', one.language, built) },
          ]),
          screenViews: made.screenViews,
          reader: made.reader,
          withoutScript,
          boot: await bootScript({ root: config.root, name: 'boot' }),
          icon: readFileSync(join(config.publicDir, 'favicon.svg'), 'utf8'),
          css: cssOf(bundle),
          base: config.base,
          asksForServers: config.mode !== 'mock',
        })
      },
    },
  }
}
