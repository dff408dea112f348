import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtProduct } from '../browser/builtProduct.ts'
import { serveDemo } from '../browser/serveDemo.ts'
import { copyWithScript } from './copyWithScript.ts'
import { recordErrors } from './pageErrors.ts'

const script = 'page-errors.js'

/** The mock build, whose documents record their errors: WebKit reports none to WebDriver. */
export async function serveRecorded(): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const copy = await copyWithScript(builtProduct('dist-mock', 'npm run build -- --mode mock'), `/${script}`, { isMock: true })
  writeFileSync(join(copy.folder, script), `(${recordErrors})()`)
  const site = await serveDemo(copy.folder)
  return {
    origin: site.origin,
    async close() {
      await site.close()
      copy.remove()
    },
  }
}
