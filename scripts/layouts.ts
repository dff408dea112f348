import { parseArgs } from 'node:util'
import { isLanguage, languages } from '#domain/shared/language'
import { launchBrowser } from '../features/world/browser/Chromium.ts'
import { checkLayouts } from '../tests/layouts/layoutCheck.ts'
import { allVisitors } from '../tests/layouts/visitors.ts'

const several = { type: 'string', multiple: true } as const
const { values } = parseArgs({ options: { language: several, theme: several, path: several } })
const schemes = (['light', 'dark'] as const).filter((scheme) => values.theme?.includes(scheme) ?? true)
const chosen = values.language?.filter(isLanguage) ?? languages
const browser = await launchBrowser()
let count = 0
for (const language of chosen) {
  for (const colorScheme of schemes) {
    for (const who of allVisitors) {
      const { problems, missing } = await checkLayouts(browser, 'dist', who, { language, colorScheme, only: values.path })
      count += problems.length + missing.length
      process.stdout.write(`${language}, ${colorScheme}, ${who}: ${problems.length + missing.length} problems\n`)
      for (const { address, width, problem } of problems) process.stdout.write(`  ${address} at ${width} px ${problem}\n`)
      for (const path of missing) process.stdout.write(`  No link leads to ${path}\n`)
    }
  }
}
await browser.close()
process.exitCode = count > 0 ? 1 : 0
