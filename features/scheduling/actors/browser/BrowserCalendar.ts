import type { Locator, Page } from 'playwright'
import { attributesOf, dateOf, datesOf, exists, momentOf, textOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { navigation, type Tab } from '../../../world/browser/Tab.ts'
import type { CalendarActor, LessonFacts } from '../SchedulingActors.ts'

export class BrowserCalendar implements CalendarActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  look(): Promise<void> {
    return this.tab.navigateTo('/lessons', goToLessons)
  }

  /** By the button if there is one, else by a reload. */
  async tryAgain(): Promise<void> {
    const failed = await this.tab.read((page) => exists(page.getByRole('main').getByRole('alert')))
    const isOffered = await this.tab.read((page, words) => exists(retry(page, words)))
    if (isOffered) await this.tab.act((page, words) => retry(page, words).click())
    else if (failed) await this.tab.reload()
    else await this.tab.act(goToLessons)
  }

  month(): Promise<string> {
    return this.tab.read(monthShown)
  }

  async start(): Promise<string> {
    const [start] = await this.tab.read((page) => attributesOf(calendar(page), 'data-start'))
    if (start === undefined) throw new Error('No calendar is before the player')
    return start
  }

  chosenDay(): Promise<string> {
    return this.tab.read((page, words) => dateOf(chosen(page, words).getByRole('heading', { level: 2 }).locator('time')))
  }

  lessonsOfChosenDay(): Promise<readonly LessonFacts[]> {
    return this.tab.read(async (page, words) => {
      const rows = await chosen(page, words).getByRole('listitem').all()
      return Promise.all(rows.map(lessonFacts))
    })
  }

  markedDays(): Promise<readonly number[]> {
    return this.tab.read(async (page) => {
      const month = await monthShown(page)
      const marked = calendar(page)
        .getByRole('gridcell')
        .filter({ has: page.getByRole('link') })
      const days = await datesOf(marked.locator('button time'))
      return days.filter((day) => day.startsWith(month)).map((day) => Temporal.PlainDate.from(day).day)
    })
  }
}

async function lessonFacts(row: Locator): Promise<LessonFacts> {
  const part = (name: string) => textOf(row.locator(`[data-part=${name}]`))
  const [lesson, coach, centre, time] = await Promise.all([part('lesson'), part('coach'), part('centre'), dateOf(row.locator('time'))])
  return { lesson, coach, centre, ...momentOf(time) }
}

function retry(page: Page, words: PageTexts): Locator {
  return page.getByRole('main').getByRole('button', { name: words('shell:failure.retry') })
}

function calendar(page: Page): Locator {
  return page.getByRole('main').getByRole('grid')
}

function chosen(page: Page, words: PageTexts): Locator {
  return page.getByRole('main').getByRole('region', { name: words.pattern('scheduling:appointments.ofDay') })
}

export async function monthShown(page: Page): Promise<string> {
  const months = await datesOf(page.getByRole('main').getByRole('heading', { level: 2 }).locator('time'))
  const month = months.find((date) => /^\d{4}-\d{2}$/.test(date))
  if (month === undefined) throw new Error('No month is before the player')
  return month
}

async function goToLessons(page: Page, words: PageTexts): Promise<void> {
  await navigation(page, words)
    .getByRole('link', { name: words('shell:areas.lessons'), exact: true })
    .click()
}
