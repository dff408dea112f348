import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

/** What each script of a build holds, for the fences of tests/bundle. */
export const ChunkReport = z.array(
  z.object({
    file: z.string(),
    /** Files of the scripts that it imports at once. */
    imports: z.array(z.string()),
    modules: z.array(
      z.object({
        /** From the project's root. */
        path: z.string(),
        /** Text is made into code there, which the Content-Security-Policy forbids. */
        evaluates: z.boolean(),
      }),
    ),
  }),
)
export type ChunkReport = z.infer<typeof ChunkReport>

/** Where a build's reports on itself are: beside its folder, since they name sources and nobody deploys them. */
export function reportFolder(folder: string): string {
  return `${folder.replace(/\/$/, '')}-report`
}

export const reportFile = 'chunks.json'

const evaluation = /\bnew Function\b|(?<![.\w])(?:eval|Function)\(|= ?Function\b(?!\.)/

export function evaluates(code: string): boolean {
  return evaluation.test(code)
}

/** Writes the report. */
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
          evaluates: evaluates(code ?? ''),
        }))
        return [{ file: output.fileName, imports: output.imports, modules }]
      })
      mkdirSync(reportFolder(dir), { recursive: true })
      writeFileSync(join(reportFolder(dir), reportFile), JSON.stringify(report, null, 1))
    },
  }
}
