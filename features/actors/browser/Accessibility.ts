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
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id} at ${target.join(' ')}: ${help}. ${failureSummary}`),
    )
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
