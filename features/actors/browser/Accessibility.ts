import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Checks each screen once in each state that the scenarios leave it in. */
export class Accessibility {
  private readonly checked = new Set<string>()

  async findings(page: Page): Promise<readonly string[]> {
    const state = await stateOf(page)
    if (this.checked.has(state)) return []
    this.checked.add(state)
    // React-aria's announcer keeps what it has said for a while, named by elements that may be gone.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('[data-live-announcer]').analyze()
    return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary}`))
  }
}

async function stateOf(page: Page): Promise<string> {
  const { pathname } = new URL(page.url())
  const screen = pathname.replace(/^\/lessons\/(?!book$)[^/]+/, '/lessons/:id')
  const shown = await page.evaluate(() => {
    const told = [...document.querySelectorAll('h1, h2, [role=alert], dialog, [role=dialog], [role=alertdialog], [aria-busy=true]')]
    return [document.documentElement.lang, ...told.map((element) => `${element.tagName} ${element.role ?? ''} ${element.querySelector('time') ? '' : headOf(element)}`)].join('\n')

    function headOf(element: Element): string {
      return (element.textContent ?? '').replaceAll(/\d+/g, '0').slice(0, 40)
    }
  })
  return `${screen}\n${shown}`
}
