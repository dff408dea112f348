import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../src/ui/shell/paths.ts'

/** Static hosts then open links without rewriting. */
export function documentCopies(): Plugin {
  let isDemo = false
  return {
    name: 'clubhouse:document-copies',
    apply: 'build',
    configResolved(config) {
      isDemo = config.mode === 'mock'
    },
    writeBundle({ dir }) {
      if (!isDemo || dir === undefined) return
      for (const file of addresses()) {
        const copy = join(dir, file)
        mkdirSync(join(copy, '..'), { recursive: true })
        if (!existsSync(copy)) cpSync(join(dir, 'index.html'), copy)
      }
    },
  }
}

/** Screens without an id in their address, and the 404 page. */
function addresses(): readonly string[] {
  const fixed = Object.values(paths).filter((path) => path !== paths.home && !path.includes(':'))
  return [...fixed.map((path) => `${path}/index.html`), '404.html']
}
