import type { Page } from 'playwright'
import { paths } from '#ui/shell/paths.ts'
import { exists, textOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { RoundsActor } from '../RoundsActor.ts'
import { goToPlay } from './BrowserPlay.ts'

export class BrowserRounds implements RoundsActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.rounds, goToRounds)
  }

  narrow(from: string, to?: string): Promise<void> {
    return this.tab.act((page) => chooseDates(page, from, to))
  }

  async start(course: string, isBackNine: boolean): Promise<void> {
    await this.begin(course)
    await this.tab.act(async (page, words) => {
      if (isBackNine) {
        await page.getByRole('radio', { name: words('rounds:round.holes', { count: '9' }), exact: true }).click()
        await page.getByRole('radio', { name: words('rounds:create.back'), exact: true }).click()
      }
      await press(page, words('rounds:create.save'))
    })
  }

  async begin(course: string): Promise<void> {
    if (!(await this.tab.read((page) => Promise.resolve(new URL(page.url()).pathname === paths.rounds)))) await this.open()
    await this.tab.act(async (page, words) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: words('rounds:list.add'), exact: true })
        .click()
      await page.getByRole('dialog').getByRole('listitem').getByRole('button').filter({ hasText: course }).click()
    })
  }

  addTees(name: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await press(page, words('rounds:tees.add'))
      await page.locator('[name=teeName]').fill(name)
      await page.locator('[name=teeRating]').fill('68.4')
      await page.locator('[name=teeSlope]').fill('119')
      await press(page, words('rounds:tees.keep'))
    })
  }

  async deleteTees(): Promise<void> {
    const name = await this.tees()
    await this.tab.act((page, words) => press(page, words('rounds:tees.remove', { name })))
  }

  async openLatest(): Promise<void> {
    await this.open()
    await this.tab.act((page) => page.getByRole('main').getByRole('listitem').getByRole('link').first().click())
  }

  turnTo(hole: number): Promise<void> {
    return this.tab.act((page) => page.getByRole('button', { name: new RegExp(`^Hole ${hole}, `) }).click())
  }

  addPoint(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await press(page, words('rounds:points.change'))
      await press(page, words('rounds:points.add'))
      await press(page, words('rounds:points.save'))
    })
  }

  openCalendar(): Promise<void> {
    return this.tab.navigateTo(paths.roundCalendar, async (page, words) => {
      await goToRounds(page, words)
      await page.getByRole('link', { name: words('rounds:list.calendar'), exact: true }).click()
    })
  }

  step(months: 1 | -1): Promise<void> {
    return this.tab.act((page, words) => press(page, words(months === 1 ? 'shell:months.nextMonth' : 'shell:months.previousMonth')))
  }

  openStatistics(): Promise<void> {
    return this.tab.navigateTo(paths.roundStatistics, async (page, words) => {
      await goToRounds(page, words)
      await page.getByRole('link', { name: words('rounds:list.statistics'), exact: true }).click()
    })
  }

  async openStatisticsOfLatest(): Promise<void> {
    await this.openLatest()
    await this.tab.act((page, words) =>
      page
        .getByRole('main')
        .getByRole('link', { name: words('rounds:list.statistics'), exact: true })
        .click(),
    )
  }

  narrowStatistics(from: string, to: string): Promise<void> {
    return this.tab.act((page) => chooseDates(page, from, to))
  }

  count(): Promise<number> {
    return this.tab.read(async (page) => {
      const count = page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })
      return (await exists(count)) ? Number.parseInt(await textOf(count), 10) : 0
    })
  }

  latest(): Promise<string> {
    return this.tab.read(async (page) => {
      const row = page.getByRole('main').getByRole('listitem').first()
      if (!(await exists(row))) return ''
      return `${await textOf(row.getByRole('link'))}, ${await textOf(row.locator('p').last().locator('span').first())}`
    })
  }

  shown(): Promise<string> {
    return this.tab.read(async (page, words) => {
      const course = await textOf(page.getByRole('heading', { level: 1 }))
      const [tees = ''] = (await textOf(page.getByText(/ tees · /))).split(' · ')
      const holes = await page
        .getByRole('main')
        .getByRole('button', { name: /^Hole \d+, par/ })
        .count()
      return words('rounds:list.title') === course ? '' : `${course}, ${tees}, ${holes} holes to play`
    })
  }

  tees(): Promise<string> {
    return this.tab.read(async (page) => {
      const chosen = await textOf(page.locator('select[name=tee] option:checked'))
      return chosen.split(' · ')[0] ?? ''
    })
  }

  month(): Promise<string> {
    return this.tab.read((page) => textOf(page.getByRole('main').locator('h2 time')))
  }

  roundsOfMonth(): Promise<number> {
    return this.tab.read((page) => page.getByRole('main').getByRole('listitem').count())
  }

  comment(): Promise<string> {
    return this.tab.read((page) => textOf(page.getByRole('main').getByRole('listitem').last().locator('p').first()))
  }

  points(): Promise<number> {
    return this.tab.read((page) => page.getByRole('main').locator('svg circle[r="6"]').count())
  }

  greens(): Promise<string> {
    return this.tab.read((page, words) => {
      const term = page.locator('dl > div').filter({ hasText: words('rounds:types.greens') })
      return textOf(term.locator('dd span').first())
    })
  }

  roundsInStatistics(): Promise<number> {
    return this.tab.read((page) => page.getByRole('main').locator('tbody tr').count())
  }
}

function goToRounds(page: Page, words: PageTexts): Promise<void> {
  return goToPlay(page, words, 'rounds')
}

async function chooseDates(page: Page, from: string, to?: string): Promise<void> {
  await page.locator('input[name=from]').fill(from)
  if (to !== undefined) await page.locator('input[name=to]').fill(to)
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}
