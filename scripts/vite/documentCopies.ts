import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { paths } from '../../src/ui/shell/paths.ts'

/** Puts the document at each screen's own address and where hosts look for lost ones, so that any static host opens links. */
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

/** Screens whose address holds no id, and the page for all others. */
function addresses(): readonly string[] {
  const fixed = Object.values(paths).filter((path) => path !== paths.home && !path.includes(':'))
  return [...fixed.map((path) => `${path}/index.html`), '404.html']
}
