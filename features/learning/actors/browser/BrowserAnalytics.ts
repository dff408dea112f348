import type { Locator, Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openAccount } from '../../../world/browser/profilePanel.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { AnalyticsActor } from '../AnalyticsActor.ts'

export class BrowserAnalytics implements AnalyticsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  async letClubLearn(isAllowed: boolean): Promise<void> {
    await this.openChoice()
    await this.tab.act((page, words) => choice(page, words).setChecked(isAllowed, { force: true }))
  }

  async mayClubLearn(): Promise<'yes' | 'no' | 'decided'> {
    await this.openChoice()
    return this.tab.read(async (page, words) => {
      if (await choice(page, words).isDisabled()) return 'decided'
      return (await choice(page, words).isChecked()) ? 'yes' : 'no'
    })
  }

  private openChoice(): Promise<void> {
    return this.tab.navigateTo(paths.profile, openAccount)
  }
}

function choice(page: Page, words: PageTexts): Locator {
  return page.getByRole('checkbox', { name: words('account:privacy.usage') })
}
