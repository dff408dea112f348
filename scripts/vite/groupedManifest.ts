import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { reportFolder } from './chunkReport.ts'

const Manifest = z.record(z.string(), z.looseObject({ file: z.string() }))

export const manifestFile = 'manifest.json'

/** Names every dynamically imported source, and moves to `dist-report`, because `dist` is deployed. */
export function groupedManifest(): Plugin {
  let root = ''
  return {
    name: 'clubhouse:grouped-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    writeBundle({ dir = '' }, bundle) {
      const manifest = Manifest.parse(JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8')))
      const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
      for (const chunk of Object.values(bundle)) {
        const entry = byFile.get(chunk.fileName)
        if (chunk.type !== 'chunk' || !entry) continue
        for (const id of chunk.moduleIds) {
          const source = relative(root, id)
          const info = this.getModuleInfo(id)
          if (manifest[source] || !info || info.dynamicImporters.length === 0) continue
          const dynamicImports = info.dynamicallyImportedIds.map((imported) => relative(root, imported))
          manifest[source] = { ...entry, src: source, isEntry: false, isDynamicEntry: true, dynamicImports }
        }
      }
      rmSync(join(dir, '.vite'), { recursive: true })
      mkdirSync(reportFolder(dir), { recursive: true })
      writeFileSync(join(reportFolder(dir), manifestFile), JSON.stringify(manifest, null, 2))
    },
  }
}
