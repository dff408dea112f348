import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Checks each screen once in each state that the scenarios leave it in, whichever of the parallel workers gets there first. */
export class Accessibility {
  private readonly folder: string

  /** `folder`: shared by the workers of a run; in the end it holds a file for each state that was checked. */
  constructor(folder: string) {
    this.folder = folder
  }

  /** Before any worker has a scenario. */
  begin(): void {
    if ((process.env['CUCUMBER_WORKER_ID'] ?? '0') === '0') rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
  }

  async findings(page: Page): Promise<readonly string[]> {
    if (!this.claims(await stateOf(page))) return []
    // React-aria's announcer keeps what it has said for a while, named by elements that may be gone.
    const axe = new AxeBuilder({ page }).setLegacyMode().exclude('[data-live-announcer]')
    const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary}`),
    )
  }

  /** Whether no worker has checked the state yet. */
  private claims(state: string): boolean {
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

/** A screen by its address and headings, with what stands over it; whatever it is about just then is left out. */
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
