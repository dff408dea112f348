import { paths } from '#ui/shell/paths.ts'
import { attributesOf, textsOf } from '../../../world/browser/pageReaders.ts'
import { openAccountSection } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { PlusActor } from '../PlusActor.ts'

export class BrowserPlus implements PlusActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.plus, (page, words) => openAccountSection(page, words, 'plus'))
  }

  startTrial(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words('plus:trial.start'), exact: true }).click())
  }

  state(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('[data-state]'), 'data-state'))[0])
  }

  status(): Promise<string> {
    return this.tab.read(async (page) => (await attributesOf(page.locator('main [data-status]'), 'data-status'))[0] ?? '')
  }

  plans(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('region', { name: words('plus:plans.title') }).getByRole('heading', { level: 3 })),
    )
  }
}
