import { paths } from '#ui/shell/paths.ts'
import { pagePaths } from '#ui/support/pagePaths.ts'
import { attributesOf, exists, textsOf } from '../../../world/browser/pageReaders.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { ClubPagesActor } from '../ClubPagesActor.ts'
import { offeredAreas } from './offeredAreas.ts'

export class BrowserClubPages implements ClubPagesActor {
  private readonly tab: Tab
  private areas: readonly string[] = []
  private shown: 'privacy' | 'terms' = 'privacy'

  constructor(tab: Tab) {
    this.tab = tab
  }

  openAbout(): Promise<void> {
    return this.open(pagePaths.about)
  }

  openCares(): Promise<void> {
    return this.open(pagePaths.cares)
  }

  openQuestions(): Promise<void> {
    return this.open(pagePaths.faq)
  }

  openAgreement(): Promise<void> {
    return this.open(pagePaths.agreement)
  }

  openPrivacy(): Promise<void> {
    return this.openText('privacy', paths.privacy)
  }

  openTerms(): Promise<void> {
    return this.openText('terms', paths.terms)
  }

  async openPrivacyDialog(): Promise<void> {
    await this.openText('privacy', paths.register)
    await this.tab.act((page, words) => page.getByRole('button', { name: words('configuration:clubText.privacy'), exact: true }).click())
  }

  openQuestion(id: string): Promise<void> {
    return this.open(`${pagePaths.faq}#${id}`)
  }

  search(query: string): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('searchbox', { name: words('content:faq.search') }).fill(query))
  }

  blocks(): Promise<readonly string[]> {
    return this.tab.read((page) => attributesOf(page.getByRole('main').locator('section[data-block]'), 'aria-label'))
  }

  contents(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('navigation', { name: words('content:agreement.contents') }).getByRole('listitem')),
    )
  }

  questions(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('main').locator('summary')))
  }

  async openedQuestion(): Promise<string | undefined> {
    const [question] = await this.tab.read((page) => textsOf(page.getByRole('main').locator('details[open] > summary')))
    return question
  }

  text(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const name = words(`configuration:clubText.${this.shown}`)
      const dialog = page.getByRole('dialog', { name, exact: true })
      const place = (await exists(dialog)) ? dialog : page.getByRole('main')
      if (!(await exists(place.getByRole('heading', { name, exact: true })))) return undefined
      const [text] = await textsOf(place.locator('p'))
      return text
    })
  }

  look(): Promise<void> {
    return this.tab.open()
  }

  links(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('navigation', { name: words('clubLinks:clubLinks.label') }).getByRole('link')),
    )
  }

  async followNavigation(): Promise<void> {
    const found: string[] = []
    for (const { name, through, shownBy } of offeredAreas) {
      await this.tab.act((page, words) =>
        navigation(page, words)
          .getByRole('link', { name: words(`shell:areas.${through}`), exact: true })
          .click(),
      )
      if (await this.tab.read((page) => exists(shownBy(page.getByRole('main'))))) found.push(name)
    }
    this.areas = found
  }

  async areasFound(): Promise<readonly string[]> {
    return this.areas
  }

  private openText(name: 'privacy' | 'terms', address: string): Promise<void> {
    this.shown = name
    return this.open(address)
  }

  private open(address: string): Promise<void> {
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }
}
