import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtProduct } from '../features/world/browser/builtProduct.ts'
import { chosenSites, sitesFile } from './hosting/chosenSites.ts'
import { reportFolder } from './vite/chunkReport.ts'

export const inputs = [
  '{src,public,scripts/hosting,scripts/vite}/**/*.*',
  '{index.html,vite.config.ts,package-lock.json,scripts/contentSecurityPolicy.ts,scripts/contexts.ts}',
]

export const folders = { production: 'dist', mock: 'dist-mock' } as const

/** True if the build in the mode's folder is newer than whatever goes into it, and for the same sites. */
export function isCurrent(mode: keyof typeof folders, sites = chosenSites()): boolean {
  try {
    builtProduct(folders[mode], '', mode === 'mock' ? [...inputs, 'mocks/**/*.*', 'features/**/*.feature'] : inputs)
    return mode === 'mock' || readFileSync(join(reportFolder(folders[mode]), sitesFile), 'utf8') === sites
  } catch {
    return false
  }
}

if (import.meta.main) {
  const mode = process.argv.includes('mock') ? 'mock' : 'production'
  if (isCurrent(mode)) process.stdout.write(`${folders[mode]} is up to date\n`)
  else {
    const vite = join(import.meta.dirname, '../node_modules/vite/bin/vite.js')
    const { status } = spawnSync(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], { stdio: 'inherit' })
    process.exitCode = status ?? 1
  }
}
