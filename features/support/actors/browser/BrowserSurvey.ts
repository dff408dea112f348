import type { Locator, Page } from 'playwright'
import { exists } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import { opinion, type SurveyActor } from '../SurveyActor.ts'

export class BrowserSurvey implements SurveyActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(lessonId: string): Promise<void> {
    const address = `/learn/lessons/${lessonId}`
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }

  async rate(stars: string): Promise<void> {
    await this.tab.act(async (page, words) => {
      await card(page, words)
        .locator('label')
        .nth(Number(stars) - 1)
        .click()
      await card(page, words).locator('[name=comment]').fill(opinion)
    })
    await this.press('survey:survey.send')
  }

  postpone(): Promise<void> {
    return this.press('survey:survey.postpone')
  }

  decline(): Promise<void> {
    return this.press('survey:survey.decline')
  }

  isAsked(): Promise<boolean> {
    return this.tab.read((page, words) => exists(card(page, words)))
  }

  isThanked(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByText(words('survey:survey.thanks'))))
  }

  private press(key: string): Promise<void> {
    return this.tab.act((page, words) =>
      card(page, words)
        .getByRole('button', { name: words(key), exact: true })
        .last()
        .click(),
    )
  }
}

function card(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('survey:survey.title') })
}
