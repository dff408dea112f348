import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

export const ChunkReport = z.array(
  z.object({
    file: z.string(),
    imports: z.array(z.string()),
    modules: z.array(
      z.object({
        path: z.string(),
        /** Compiles code at run time, which the Content-Security-Policy forbids. */
        evaluates: z.boolean(),
      }),
    ),
  }),
)
export type ChunkReport = z.infer<typeof ChunkReport>

/** Beside `dist`, because reports name sources and must not be deployed. */
export function reportFolder(folder: string): string {
  return `${folder.replace(/\/$/, '')}-report`
}

export const reportFile = 'chunks.json'

const evaluation = /\bnew Function\b|(?<![.\w])(?:eval|Function)\(|= ?Function\b(?!\.)/

export function compilesCode(code: string): boolean {
  return evaluation.test(code)
}

export function chunkReport(): Plugin {
  let root = ''
  return {
    name: 'clubhouse:chunk-report',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir = '' }, bundle) {
      const report: ChunkReport = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return []
        const modules = Object.entries(output.modules).map(([id, { code }]) => ({
          path: relative(root, id),
          evaluates: compilesCode(code ?? ''),
        }))
        return [{ file: output.fileName, imports: output.imports, modules }]
      })
      mkdirSync(reportFolder(dir), { recursive: true })
      writeFileSync(join(reportFolder(dir), reportFile), JSON.stringify(report, null, 1))
    },
  }
}
