import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { launchBrowser } from '../../features/world/browser/Chromium.ts'
import { isCurrent } from '../../scripts/buildIfChanged.ts'
import { reportFolder } from '../../scripts/vite/chunkReport.ts'
import { run } from './run.ts'

export class BenchContext {
  readonly folder = mkdtempSync(join(tmpdir(), 'clubhouse-bench-'))
  readonly say: (words: string) => void
  /** The only address that is visited beside home; all of them by default. */
  readonly path: string | undefined
  private building: Promise<string> | undefined
  private launching: Promise<Browser> | undefined

  constructor(say: (words: string) => void, path?: string) {
    this.say = say
    this.path = path
  }

  /** Built once or copied, in a folder other than `npm run build`'s. */
  product(): Promise<string> {
    this.building ??= this.build()
    return this.building
  }

  browser(): Promise<Browser> {
    this.launching ??= launchBrowser()
    return this.launching
  }

  floor(name: string, as = name): string {
    const copy = join(this.folder, as)
    cpSync(join(import.meta.dirname, 'floors', name), copy, { recursive: true })
    compress(copy)
    return copy
  }

  async close(): Promise<void> {
    await (await this.launching?.catch(() => undefined))?.close()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  private async build(): Promise<string> {
    const folder = join(this.folder, 'dist')
    if (isCurrent('production')) {
      for (const made of [(name: string) => name, reportFolder]) cpSync(made('dist'), made(folder), { recursive: true })
    } else {
      this.say('building the product')
      await run('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'])
    }
    compress(folder)
    return folder
  }
}

export function compress(folder: string): void {
  for (const file of globSync(`${folder}/**/*.{css,html,js,json,svg}`)) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
}
