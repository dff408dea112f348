import type axe from 'axe-core'
import { axeFindings, axeOptions, uncheckedByAxe } from '../../features/world/browser/axeRules.ts'
import type { EnginePage } from '../../features/world/engines/Engine.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** The rules of the examples in Chromium; the document contains axe. */
export async function axeProblems(page: EnginePage): Promise<readonly string[]> {
  const { violations } = await page.run((exclude, options) => window.axe.run({ exclude }, options), uncheckedByAxe, axeOptions)
  return axeFindings(violations)
}
