import type { Locator, Page } from 'playwright'
import { attributesOf, exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { LessonHistoryActor, LessonsOfMonth } from '../LessonHistoryActor.ts'

export class BrowserLessonHistory implements LessonHistoryActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  openAll(): Promise<void> {
    return this.arrive('/learn/lessons')
  }

  askForOlder(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('button', { name: words.pattern('lessons:history.more') }).click())
  }

  openLatest(): Promise<void> {
    return this.arrive('/learn/lessons/latest')
  }

  open(id: string): Promise<void> {
    return this.arrive(`/learn/lessons/${id}`)
  }

  async openAmongAll(title: string): Promise<void> {
    const isAtLessons = this.tab.isOpen && (await this.tab.path()).startsWith('/learn/lessons')
    if (!isAtLessons) await this.openAll()
    await this.tab.act(async (page, words) => {
      const back = page.getByRole('link', { name: words('lessons:lesson.back'), exact: true })
      if (await exists(back)) await back.first().click()
      await page.getByRole('link', { name: title, exact: true }).click()
    })
  }

  async openFromAppointment(id: string): Promise<void> {
    await this.arrive(`/lessons/${id}`)
    await this.tab.act((page, words) => page.getByRole('link', { name: words('scheduling:appointment.taught') }).click())
  }

  goToNote(title: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      const note = notes(page, words).getByRole('listitem').filter({ hasText: title })
      await note.getByRole('button').click()
    })
  }

  all(): Promise<readonly LessonsOfMonth[]> {
    return this.tab.read(async (page) => {
      const months = await page.getByRole('main').getByRole('region').all()
      return Promise.all(
        months.map(async (month) => {
          const [day = ''] = await attributesOf(month.locator('time'), 'datetime')
          return { month: day.slice(0, 7), titles: await textsOf(month.getByRole('heading', { level: 3 })) }
        }),
      )
    })
  }

  title(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const isNothing = await exists(page.getByRole('heading', { name: words('lessons:lesson.nothing') }))
      const isNone = await exists(page.getByRole('heading', { name: words('lessons:lesson.noLatest') }))
      return isNothing || isNone ? undefined : textOf(page.getByRole('heading', { level: 1 }))
    })
  }

  coach(): Promise<string | undefined> {
    return this.tab.read(async (page) => (await textsOf(page.getByRole('main').locator('p:has(+ p time), p:has(+ p + p time)')))[0])
  }

  videos(): Promise<readonly string[]> {
    return this.tab.read(async (page, words) =>
      textsOf(page.getByRole('group', { name: words('lessons:lesson.videos') }).getByRole('button')),
    )
  }

  notes(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(notes(page, words).getByRole('heading', { level: 3 })))
  }

  drills(): Promise<readonly string[]> {
    return this.tab.read((page, words) =>
      textsOf(page.getByRole('region', { name: words('lessons:lesson.drills') }).getByRole('heading', { level: 3 })),
    )
  }

  video(): Promise<{ readonly title: string; readonly time: number } | undefined> {
    return this.tab.read(async (page, words) => {
      const video = page.locator('video')
      if (!(await exists(video))) return undefined
      const chosen = page.getByRole('group', { name: words('lessons:lesson.videos') }).getByRole('button', { pressed: true })
      const time = await video.evaluate((element: HTMLVideoElement) => Math.floor(element.currentTime))
      return { title: await textOf(chosen), time }
    })
  }

  private arrive(address: string): Promise<void> {
    return this.tab.navigateTo(address, (page) => page.goto(new URL(address, page.url()).href).then(() => undefined))
  }
}

function notes(page: Page, words: PageTexts): Locator {
  return page.getByRole('region', { name: words('lessons:lesson.notes') })
}
