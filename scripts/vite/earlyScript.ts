import type { Plugin, ResolvedConfig } from 'vite'
import type { ScreenReads } from '../../src/boot/readEarly.ts'
import { bootScript } from './bootScript.ts'
import { type FirstPaint, type ProductViews, productIn } from './madeForFirstPaint.ts'
import { earlyRead } from './screenReads.ts'

/** Writes the script that requests what a player's screen reads. */
export function earlyScript(made: FirstPaint): Plugin {
  let config: ResolvedConfig
  return {
    name: 'clubhouse:early-script',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // Before the document is written, which names the script.
      order: 'pre',
      async handler() {
        // The fake backend answers in the page, where it is loaded after the document's scripts.
        if (config.mode === 'mock') return
        const reads = readsOf(await productIn(made), config.base)
        const source = await bootScript({ root: config.root, name: 'early', define: { screenReads: JSON.stringify(reads) } })
        made.reader = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }))
      },
    },
  }
}

function readsOf({ screens, calls }: ProductViews, base: string): ScreenReads {
  const reading = screens.filter(({ reads }) => reads.length > 0)
  return { base, screens: reading.map(({ path, reads }) => ({ path, reads: reads.map((id) => earlyRead(id, path, calls)) })) }
}
