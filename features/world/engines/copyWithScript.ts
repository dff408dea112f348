import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportFolder } from '../../../scripts/vite/chunkReport.ts'
import { precacheListOf } from '../../../scripts/vite/precacheList.ts'
import { workerText } from '../../../scripts/vite/serviceWorker.ts'

interface BuildCopy {
  readonly folder: string
  remove(): void
}

/** A copy of a build; each of its documents begins with the script at this path. `isMock`: the build has its own fake backend. */
export async function copyWithScript(build: string, path: string, { isMock }: { readonly isMock: boolean }): Promise<BuildCopy> {
  const parent = mkdtempSync(join(tmpdir(), 'clubhouse-engines-'))
  const folder = join(parent, 'dist')
  cpSync(build, folder, { recursive: true })
  cpSync(reportFolder(build), reportFolder(folder), { recursive: true })
  for (const file of globSync(join(folder, '**/*.html'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head><script src="${path}"></script>`))
  }
  // It stores only files with the digests of its list.
  writeFileSync(join(folder, 'service-worker.js'), await workerText(isMock, precacheListOf(folder)))
  return { folder, remove: () => rmSync(parent, { recursive: true }) }
}
