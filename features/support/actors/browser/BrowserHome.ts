import type { Locator, Page } from 'playwright'
import type { Moment } from '../../../scheduling/actors/SchedulingActors.ts'
import { datesOf, exists, momentOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { openProfilePanel } from '../../../world/browser/profilePanel.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { HomeActor } from '../HomeActor.ts'

export class BrowserHome implements HomeActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  go(): Promise<void> {
    return this.tab.navigateTo('/', (page, words) =>
      navigation(page, words)
        .getByRole('link', { name: words('shell:areas.home'), exact: true })
        .click(),
    )
  }

  openRoundInProgress(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('link', { name: words('support:home.openCard'), exact: true }).click())
  }

  hasRoundInProgress(): Promise<boolean> {
    return this.tab.read((page, words) => exists(page.getByRole('region', { name: words('support:home.round'), exact: true })))
  }

  endingMemberships(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) => {
      const lines = await textsOf(page.getByRole('region', { name: words('support:home.membership'), exact: true }).locator('p'))
      return lines.map(
        (text) => words.read('support:home.membershipEnds', text.replace(words('support:home.membership'), '').trim())?.['name'] ?? '',
      )
    })
  }

  welcomed(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const keys = ['greetingMorning', 'greetingAfternoon', 'greetingEvening'].map((key) => `support:home.${key}`)
      const places = keys.map((key) => page.getByRole('main').getByText(words.pattern(key))).reduce((one, other) => one.or(other))
      const [text = ''] = await textsOf(places)
      const [greeting = ''] = text.split(`. ${words('support:home.nextLesson')}`)
      return keys.map((key) => words.read(key, greeting)?.['name']).find(Boolean)
    })
  }

  blocks(): Promise<readonly string[]> {
    return this.tab.read((page) =>
      page
        .getByRole('main')
        .locator('[data-block]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block') ?? '')),
    )
  }

  async tip(): Promise<string | undefined> {
    const [text] = await this.tab.read((page) => textsOf(block(page, 'tip').locator('p')))
    return text
  }

  async nextLesson(): Promise<Moment | undefined> {
    const [time] = await this.tab.read((page) => datesOf(page.getByRole('main').locator('time:not([data-block=bookings] time)')))
    return time === undefined ? undefined : momentOf(time)
  }

  async lessonInProgress(): Promise<Moment | undefined> {
    const isNow = await this.tab.read((page, words) =>
      exists(block(page, 'next-lesson').locator('time').getByText(words('support:home.now'), { exact: true })),
    )
    return isNow ? this.nextLesson() : undefined
  }

  ownClock(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const [text = ''] = await textsOf(block(page, 'next-lesson').getByText(words.pattern('support:home.yourClock')))
      return words.read('support:home.yourClock', text)?.['time']
    })
  }

  creditsLeft(): Promise<number | undefined> {
    return this.tab.read(async (page) => {
      const figure = block(page, 'lesson-credit').locator('data')
      return (await exists(figure)) ? Number(await figure.getAttribute('value')) : undefined
    })
  }

  readCreditsAgain(): Promise<void> {
    return this.tab.act((page, words) =>
      block(page, 'lesson-credit')
        .getByRole('button', { name: words('shell:failure.retry') })
        .click(),
    )
  }

  look(): Promise<void> {
    return this.tab.act(async () => undefined)
  }

  alsoBooked(): Promise<number> {
    return this.tab.read((page) =>
      block(page, 'bookings')
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .count(),
    )
  }

  offersLessons(): Promise<boolean> {
    return this.tab.read(async (page, words) => exists(page.getByRole('main').getByRole('link', { name: words('support:home.book') })))
  }

  hasNavigation(): Promise<boolean> {
    return this.tab.read(async (page, words) => exists(navigation(page, words)))
  }

  followNextLesson(): Promise<void> {
    return this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words('support:home.seeLesson') })
        .click(),
    )
  }

  hasProfileBeside(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const beside = page.getByRole('complementary', { name: words('shell:shell.profile') })
      const behindButton = page.getByRole('banner').getByRole('button', { name: words('shell:shell.openProfile') })
      await beside.or(behindButton).first().waitFor()
      return exists(beside)
    })
  }

  openProfileBeside(): Promise<void> {
    return this.tab.act(openProfilePanel)
  }

  profileWidth(): Promise<number | undefined> {
    return this.tab.read(async (page) => (await page.locator('#app aside').boundingBox())?.width)
  }

  dragProfile(by: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      const box = await profileEdge(page, words).boundingBox()
      if (!box) throw new Error('The profile has no edge')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by / 2, y)
      await page.mouse.move(x + by, y)
      await page.mouse.up()
    })
  }

  pressOnProfileEdge(key: string): Promise<void> {
    return this.tab.act((page, words) => profileEdge(page, words).press(key))
  }
}

function profileEdge(page: Page, words: PageTexts): Locator {
  return page.getByRole('separator', { name: words('session:account.width') })
}

function block(page: Page, type: string): Locator {
  return page.getByRole('main').locator(`[data-block=${type}]`)
}
