import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { axeFindings, axeOptions, uncheckedByAxe } from './axeRules.ts'

/** Checks each screen once per state; parallel workers share the list. */
export class AccessibilityChecks {
  private readonly folder: string

  /** `folder` contains a file for each checked state. */
  constructor(folder: string) {
    this.folder = folder
  }

  begin(): void {
    if ((process.env['CUCUMBER_WORKER_ID'] ?? '0') === '0') rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
  }

  async findings(page: Page): Promise<readonly string[]> {
    if (!this.isFirstCheckOf(await stateOf(page))) return []
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude(uncheckedByAxe).options(axeOptions)
    return axeFindings((await axe.analyze()).violations)
  }

  private isFirstCheckOf(state: string): boolean {
    const file = join(this.folder, `${createHash('sha256').update(state).digest('hex').slice(0, 16)}.txt`)
    try {
      writeFileSync(file, `${state}\n`, { flag: 'wx' })
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    }
  }
}

/** Address, headings and overlays, without the data shown. */
async function stateOf(page: Page): Promise<string> {
  const { pathname } = new URL(page.url())
  const screen = pathname.replace(/^\/lessons\/(?!book$)[^/]+/, '/lessons/:id')
  const headings = await page.evaluate(() => {
    const all = [...document.querySelectorAll('h1, main h2, [role=dialog] h2, [role=alertdialog] h2')]
    const lasting = all.filter((heading) => !heading.querySelector('time'))
    const alert = document.querySelector('[role=alert]') ? 'alert' : ''
    return [...lasting.map(({ textContent }) => textContent.replaceAll(/\d.*/g, '')), alert].join('\n')
  })
  return `${screen}\n${headings}`
}
