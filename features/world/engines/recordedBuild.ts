import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportFolder } from '../../../scripts/vite/chunkReport.ts'
import { precacheListOf } from '../../../scripts/vite/precacheList.ts'
import { workerText } from '../../../scripts/vite/serviceWorker.ts'
import { builtProduct } from '../browser/builtProduct.ts'
import { serveDemo } from '../browser/serveDemo.ts'

const script = 'page-errors.js'

/** Runs in the page before its own scripts; the session's storage outlives the document. */
function recordErrors(): void {
  const record = (text: string) => {
    const before: readonly string[] = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]')
    sessionStorage.setItem('page-errors', JSON.stringify([...before, text]))
  }
  window.addEventListener('error', ({ message, filename, lineno }) => record(`error: ${message} (${filename}:${lineno})`))
  window.addEventListener('unhandledrejection', ({ reason }) => record(`unhandled rejection: ${reason}`))
  document.addEventListener('securitypolicyviolation', (event) => record(`refused: ${event.violatedDirective} ${event.blockedURI}`))
}

/** Runs in the page. */
export function takeErrors(): readonly string[] {
  const errors = JSON.parse(sessionStorage.getItem('page-errors') ?? '[]')
  sessionStorage.removeItem('page-errors')
  return errors
}

/** The mock build, whose documents record their errors: WebKit reports none to WebDriver. */
export async function serveRecorded(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const built = builtProduct('dist-mock', 'npm run build -- --mode mock')
  const parent = mkdtempSync(join(tmpdir(), 'clubhouse-engines-'))
  const folder = join(parent, 'dist')
  cpSync(built, folder, { recursive: true })
  cpSync(reportFolder(built), reportFolder(folder), { recursive: true })
  for (const file of globSync(join(folder, '**/*.html'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head><script src="/${script}"></script>`))
  }
  writeFileSync(join(folder, script), `(${recordErrors})()`)
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
