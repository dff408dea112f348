import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { builtProduct } from '../browser/builtProduct.ts'
import { serveDemo } from '../browser/serveDemo.ts'
import { copyWithScript } from './copyWithScript.ts'
import { recordErrors } from './pageErrors.ts'

const script = 'page-checks.js'

/** The mock build, whose documents record their errors, because WebKit reports none to WebDriver. Their clock stands, and they contain axe. */
export async function serveRecorded(now: Temporal.Instant): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const copy = await copyWithScript(builtProduct('dist-mock', 'npm run build -- --mode mock'), `/${script}`, { isMock: true })
  const checks = [`(${recordErrors})()`, `Date.now = () => ${now.epochMilliseconds}`, axe.source]
  writeFileSync(join(copy.folder, script), checks.join(';\n'))
  const site = await serveDemo(copy.folder)
  return {
    origin: site.origin,
    async close() {
      await site.close()
      copy.remove()
    },
  }
}
