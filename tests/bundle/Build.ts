import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import * as z from 'zod/mini'
import { ChunkReport, reportFile, reportFolder } from '../../scripts/vite/chunkReport.ts'
import { manifestFile } from '../../scripts/vite/groupedManifest.ts'

const Manifest = z.record(z.string(), z.object({ file: z.string(), css: z.optional(z.array(z.string())) }))

export class Build {
  readonly folder: string
  private readonly holding = new Map<string, string>()
  private readonly imports: ReadonlyMap<string, readonly string[]>
  private readonly sheets: ReadonlyMap<string, readonly string[]>

  constructor(folder: string) {
    this.folder = folder
    const read = (name: string): unknown => JSON.parse(readFileSync(`${reportFolder(folder)}/${name}`, 'utf8'))
    const chunks = ChunkReport.parse(read(reportFile))
    for (const { file, modules } of chunks) for (const { path } of modules) this.holding.set(path, file)
    this.imports = new Map(chunks.map(({ file, imports }) => [file, imports]))
    this.sheets = new Map(Object.values(Manifest.parse(read(manifestFile))).map(({ file, css = [] }) => [file, css]))
  }

  has(source: string): boolean {
    return this.holding.has(source)
  }

  fileOf(source: string): string {
    const file = this.holding.get(source)
    if (file === undefined) throw new Error(`The build in ${this.folder} holds no ${source}`)
    return file
  }

  /** Includes static imports. */
  filesBehind(...files: readonly string[]): ReadonlySet<string> {
    const seen = new Set<string>()
    const visit = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const sheet of this.sheets.get(file) ?? []) seen.add(sheet)
      for (const next of this.imports.get(file) ?? []) visit(next)
    }
    for (const file of files) visit(file)
    return seen
  }

  get scripts(): readonly string[] {
    return globSync('**/*.js', { cwd: this.folder })
  }

  /** In kB of brotli. */
  sizeOf(files: Iterable<string>): number {
    return [...files].reduce((sum, file) => sum + this.compressed(`${this.folder}/${file}`), 0)
  }

  /** Builds that are served have a compressed copy of each file. */
  private compressed(path: string): number {
    const copy = statSync(`${path}.br`, { throwIfNoEntry: false })
    return copy ? copy.size / 1000 : brotli(readFileSync(path))
  }
}

const known = new Map<string, number>()

/** In kB. Slow, but cached by content. */
export function brotli(content: string | Uint8Array): number {
  const key = createHash('sha1').update(content).digest('hex')
  const size = known.get(key) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000
  known.set(key, size)
  return size
}
