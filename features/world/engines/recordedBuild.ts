import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import axe from 'axe-core'
import { reportFolder } from '../../../scripts/vite/chunkReport.ts'
import { precacheListOf } from '../../../scripts/vite/precacheList.ts'
import { workerText } from '../../../scripts/vite/serviceWorker.ts'
import { builtProduct } from '../browser/builtProduct.ts'
import { serveDemo } from '../browser/serveDemo.ts'
import { addScript } from './addScript.ts'
import { recordErrors } from './pageErrors.ts'

const script = 'page-checks.js'

/** The mock build, whose documents record their errors, because WebKit reports none to WebDriver. Their clock stands, and they contain axe. */
export async function serveRecorded(now: Temporal.Instant): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const built = builtProduct('dist-mock', 'npm run build -- --mode mock')
  const parent = mkdtempSync(join(tmpdir(), 'clubhouse-engines-'))
  const folder = join(parent, 'dist')
  cpSync(built, folder, { recursive: true })
  cpSync(reportFolder(built), reportFolder(folder), { recursive: true })
  addScript(folder, `/${script}`)
  const checks = [`(${recordErrors})()`, `Date.now = () => ${now.epochMilliseconds}`, axe.source]
  writeFileSync(join(folder, script), checks.join(';\n'))
  // It stores only files with the digests of its list.
  writeFileSync(join(folder, 'service-worker.js'), await workerText(true, precacheListOf(folder)))
  const site = await serveDemo(folder)
  return {
    origin: site.origin,
    async close() {
      await site.close()
      rmSync(parent, { recursive: true })
    },
  }
}
