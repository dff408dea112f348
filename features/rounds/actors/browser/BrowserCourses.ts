import type { Locator, Page } from 'playwright'
import { courseList } from '#mocks/contexts/rounds/courses/courseList'
import { pathOfCourse, paths } from '#ui/shell/paths.ts'
import { exists, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import type { Tab } from '../../../world/browser/Tab.ts'
import type { CoursesActor } from '../CoursesActor.ts'
import { goToPlay } from './BrowserPlay.ts'

export class BrowserCourses implements CoursesActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(): Promise<void> {
    return this.tab.navigateTo(paths.courses, (page, words) => goToPlay(page, words, 'courses'))
  }

  async lookIn(place: string): Promise<void> {
    const [first = '', second] = place.split(', ')
    await this.tab.act((page) => page.locator('select[name=country]').selectOption({ label: second ?? first }))
    if (second !== undefined) await this.tab.act((page) => page.locator('select[name=state]').selectOption({ label: first }))
  }

  lookFor(name: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('searchbox', { name: words('courses:courses.name') }).fill(name)
      await press(page, words('courses:courses.find'))
    })
  }

  lookNearby(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('courses:courses.near')))
  }

  lookAtFavourites(): Promise<void> {
    return this.tab.act((page, words) => press(page, words('courses:courses.favourites')))
  }

  mark(course: string): Promise<void> {
    return this.tab.act((page, words) => heartOf(page, words, course).click())
  }

  openCourse(course: string): Promise<void> {
    const id = courseList.find(({ name }) => name.en === course)?.id ?? ''
    return this.tab.navigateTo(pathOfCourse(id), async (page, words) => {
      await goToPlay(page, words, 'courses')
      await page.getByRole('link', { name: course, exact: true }).click()
    })
  }

  async markShown(presses = 1): Promise<void> {
    await this.tab.act(async (page, words) => {
      const heart = heartOf(page, words, await textOf(page.getByRole('heading', { level: 1 })))
      await heart.evaluate((button: HTMLElement, times) => {
        for (let press = 0; press < times; press += 1) button.click()
      }, presses)
    })
  }

  lookAtHole(number: number): Promise<void> {
    return this.tab.act((page, words) => press(page, words('courses:course.hole', { number: String(number) })))
  }

  lookFromAbove(): Promise<void> {
    return this.tab.act((page, words) => page.getByRole('radio', { name: words('courses:course.satellite') }).click())
  }

  chooseTeeTime(days: number, time: string): Promise<void> {
    return this.tab.act(async (page) => {
      await page.locator('select[name=day]').selectOption({ index: days + 1 })
      await page.locator('select[name=hour]').selectOption({ label: time })
    })
  }

  names(): Promise<readonly string[]> {
    return this.tab.read((page) => textsOf(page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 })))
  }

  ratings(tee: string): ReturnType<CoursesActor['ratings']> {
    return this.tab.read(async (page) => {
      const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: tee, exact: true }) })
      const [, men = '', women = ''] = (await exists(row)) ? await textsOf(row.getByRole('cell')) : []
      return { men, women }
    })
  }

  picture(): Promise<string | undefined> {
    return this.tab.read(async (page) => {
      const picture = page.getByRole('main').locator('img[src^="data:image/svg"]')
      return (await exists(picture)) ? ((await picture.getAttribute('alt')) ?? undefined) : undefined
    })
  }

  hours(): Promise<readonly string[]> {
    return this.tab.read((page, words) => textsOf(page.getByRole('table', { name: words('courses:weather.hours') }).locator('tbody th')))
  }
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}

/** To add, or to remove. */
function heartOf(page: Page, words: PageTexts, course: string): Locator {
  const keep = page.getByRole('button', { name: words('courses:courses.keep', { course }), exact: true })
  return keep.or(page.getByRole('button', { name: words('courses:courses.drop', { course }), exact: true }))
}
