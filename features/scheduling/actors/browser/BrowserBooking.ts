import type { Page } from 'playwright'
import { isLanguage } from '#domain/shared/language'
import { Formats } from '#ui/shell/formats.ts'
import { messageTexts } from '../../../world/browser/messages.ts'
import { attributesOf, datesOf, definitionOf, escapeRegExp, exists, momentOf, textOf, textsOf } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { pressTwice } from '../../../world/browser/pressTwice.ts'
import { openArea, type Tab } from '../../../world/browser/Tab.ts'
import { type BookingActor, type Choice, type Moment, missingIn, type OfferedTime, type TimeOfDay } from '../SchedulingActors.ts'
import { monthShown } from './BrowserCalendar.ts'
import { goToLesson } from './BrowserLesson.ts'
import { centreList, centreNames, choiceOn, coachNames, lessonNames, rowOf } from './bookingChoices.ts'
import { isBeingRead, offeredTimes, shownDay, timeAt } from './offeredTimes.ts'

type Step = Awaited<ReturnType<BookingActor['step']>>

const stepTitles: readonly (readonly [Step, readonly string[]])[] = [
  ['done', ['doneBooked', 'doneMoved', 'doneWaiting']],
  ['confirmation', ['confirmTitle', 'confirmMove', 'confirmWaiting']],
  ['suggestions', ['suggestTitle']],
  ['selection', ['lesson']],
]

export class BrowserBooking implements BookingActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  begin(): Promise<void> {
    return this.tab.navigateTo('/lessons/book', async (page, words) => {
      await openArea(page, words, 'lessons')
      await page
        .getByRole('main')
        .getByRole('link', { name: words('scheduling:appointments.book') })
        .first()
        .click()
    })
  }

  beginMoving(id: string): Promise<void> {
    return this.tab.navigateTo(`/lessons/${id}/move`, async (page, words) => {
      await goToLesson(page, words, id)
      await page.getByRole('link', { name: words('scheduling:appointment.move') }).click()
    })
  }

  goForwardToMoving(): Promise<void> {
    return this.tab.act((page) => page.goForward().then(() => undefined))
  }

  async isOpen(): Promise<boolean> {
    return this.tab.isOpen && /^\/lessons\/(?:book|[^/]+\/move)$/.test(await this.tab.path())
  }

  async choose({ lesson, centre, coach, timeOfDay }: Choice & { readonly timeOfDay?: TimeOfDay }): Promise<void> {
    if (lesson !== undefined) await this.tab.act((page, words) => rowOf(page, words, 'lesson', lesson).click())
    if (centre !== undefined) await this.tab.act((page, words) => chooseCentre(page, words, centre))
    if (coach !== undefined) await this.tab.act((page, words) => rowOf(page, words, 'coach', coach).click())
    if (timeOfDay !== undefined) {
      await this.tab.act((page, words) => page.getByRole('radio', { name: words(`scheduling:book.${timeOfDay}`) }).click())
    }
  }

  chooseInHaste(first: string, second: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await rowOf(page, words, 'coach', first).click()
      await rowOf(page, words, 'coach', second).click()
    })
  }

  async lookAt(day: string): Promise<void> {
    const date = Temporal.PlainDate.from(day)
    const shown = Temporal.PlainYearMonth.from(await this.month())
    const months = date.toPlainYearMonth().since(shown, { largestUnit: 'months' }).months
    if (months !== 0) await this.turn('Month', months)
    await this.tab.act(async (page) => {
      const name = new RegExp(`^${formatsOn(await languageOf(page)).day(date)}\\b`)
      await page.getByRole('grid').getByRole('button', { name }).click()
    })
  }

  turnYears(steps: number): Promise<void> {
    return this.turn('Year', steps)
  }

  pick(moment: Moment): Promise<void> {
    return this.tab.act((page, words) => timeAt(page, words, moment).click())
  }

  review(): Promise<void> {
    return this.tab.act(review)
  }

  book(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await review(page, words)
      await assent(page, words).click()
    })
  }

  bookTwice(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await review(page, words)
      await pressTwice(assent(page, words))
    })
  }

  givePracticeUp(): Promise<void> {
    return this.press('givePracticeUp')
  }

  keepPractice(): Promise<void> {
    return this.press('keepPractice')
  }

  startOver(): Promise<void> {
    return this.press('startOver')
  }

  bookAgain(index: number): Promise<void> {
    return this.tab.act((page, words) => earlier(page, words).nth(index).click())
  }

  askForSuggestions(): Promise<void> {
    return this.press('suggest')
  }

  addSuggestion({ day, time }: Moment): Promise<void> {
    return this.tab.act((page, words) =>
      suggestions(page, words)
        .filter({ has: page.locator(`time[datetime^="${day}T${time}"]`) })
        .getByRole('button')
        .click(),
    )
  }

  lookAround(): Promise<void> {
    return this.press('nearest')
  }

  lookAroundPostal(code: string): Promise<void> {
    return this.tab.act(async (page, words) => {
      await page.getByRole('textbox', { name: words('scheduling:book.postal') }).fill(code)
      await button(page, words, 'postalSearch').click()
    })
  }

  searchedCountry(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const text = await textOf(page.locator('[data-country]'))
      return words.read('scheduling:book.postalCountry', text)?.['country']
    })
  }

  step(): Promise<Step> {
    return this.tab.read(stepOn)
  }

  choice(): Promise<Choice> {
    return this.tab.read(choiceOn)
  }

  picked(): Promise<readonly Moment[]> {
    return this.tab.read(async (page, words) => (await chosenTimes(page, words)).map(momentOf))
  }

  reading(): Promise<boolean> {
    return this.tab.read(isBeingRead)
  }

  offered(): Promise<readonly OfferedTime[]> {
    return this.tab.read(offeredTimes)
  }

  async availability(moment: Moment): Promise<string | undefined> {
    if ((await this.tab.read(shownDay)) !== moment.day) await this.lookAt(moment.day)
    const [availability] = await this.tab.read((page, words) => attributesOf(timeAt(page, words, moment), 'data-availability'))
    return availability === 'current' ? 'yours' : availability
  }

  month(): Promise<string> {
    return this.tab.read(monthShown)
  }

  async start(): Promise<string> {
    const [start] = await this.tab.read((page) => attributesOf(page.getByRole('main').locator('[data-start]'), 'data-start'))
    if (start === undefined) throw new Error('No calendar is before the player')
    return start
  }

  message(): Promise<string | undefined> {
    return this.tab.read(async (page, words) => {
      const texts = await messageTexts(page)
      return texts
        .map(
          (text) =>
            new RegExp(
              `${words.pattern('scheduling:book.refused').source}(?:${words.pattern('scheduling:appointments.code').source})`,
            ).exec(text)?.groups?.['message'],
        )
        .find(Boolean)
    })
  }

  lessons(): Promise<readonly string[]> {
    return this.tab.read(lessonNames)
  }

  coaches(): Promise<readonly string[]> {
    return this.tab.read(coachNames)
  }

  centres(): Promise<readonly string[]> {
    return this.tab.read(centreNames)
  }

  nearby(): ReturnType<BookingActor['nearby']> {
    return this.tab.read(async (page, words) => {
      const texts = await textsOf(page.getByRole('list', { name: words('scheduling:book.nearby') }).getByRole('button'))
      return texts.map((text) => ({ name: text.replace(/\s*[\d.,]+.*$/, ''), unit: /kilomet/i.test(text) ? 'kilometer' : 'mile' }))
    })
  }

  earlier(): Promise<readonly (string | undefined)[]> {
    return this.tab.read(async (page, words) => {
      const texts = await textsOf(earlier(page, words))
      return texts.map((text) => words.read('scheduling:book.again', text)?.['coach'])
    })
  }

  /** The country is not shown, so only view models can check it. */
  forgotten(): ReturnType<BookingActor['forgotten']> {
    return this.tab.read(async (page, words) => {
      const lessons = (await lessonNames(page, words)).length > 0
      const place = await exists(page.getByRole('main').getByText(words.pattern('scheduling:book.centreAway')))
      return missingIn({ lessons, earlier: await exists(earlier(page, words)), place })
    })
  }

  suggested(): ReturnType<BookingActor['suggested']> {
    return this.tab.read(async (page, words) => {
      const items = await suggestions(page, words).all()
      return Promise.all(
        items.map(async (item) => {
          const [[time = ''], coach, [reason]] = await Promise.all([
            datesOf(item.locator('time')),
            textOf(item.locator('[data-part=coach]')),
            attributesOf(item.locator('[data-reason]'), 'data-reason'),
          ])
          return { ...momentOf(time), coach, reason: reason === 'sooner' || reason === 'other-coach' ? reason : 'same-time' }
        }),
      )
    })
  }

  private press(name: string): Promise<void> {
    return this.tab.act((page, words) => button(page, words, name).click())
  }

  private turn(unit: 'Month' | 'Year', steps: number): Promise<void> {
    return this.tab.act(async (page, words) => {
      const name = words(`shell:months.${steps > 0 ? 'next' : 'previous'}${unit}`)
      for (let turn = 0; turn < Math.abs(steps); turn += 1) await page.getByRole('main').getByRole('button', { name, exact: true }).click()
    })
  }
}

function button(page: Page, words: PageTexts, name: string) {
  return page.getByRole('button', { name: words(`scheduling:book.${name}`), exact: true })
}

function anyButton(page: Page, words: PageTexts, names: readonly string[]) {
  return names.map((name) => button(page, words, name)).reduce((one, other) => one.or(other))
}

function earlier(page: Page, words: PageTexts) {
  return page.getByRole('list', { name: words('scheduling:book.lastBookings') }).getByRole('button')
}

function suggestions(page: Page, words: PageTexts) {
  return page.getByRole('region', { name: words('scheduling:book.suggestTitle') }).getByRole('listitem')
}

async function chooseCentre(page: Page, words: PageTexts, name: string): Promise<void> {
  const centres = centreList(page, words)
  const option = centres.locator('option').filter({ hasText: new RegExp(`^${escapeRegExp(name)}`) })
  const [id = ''] = await attributesOf(option, 'value')
  await centres.selectOption(id)
}

async function review(page: Page, words: PageTexts): Promise<void> {
  if ((await stepOn(page, words)) === 'selection') await anyButton(page, words, ['review', 'reviewMove', 'reviewWaiting']).click()
}

function assent(page: Page, words: PageTexts) {
  return anyButton(page, words, ['book', 'move', 'join'])
}

async function stepOn(page: Page, words: PageTexts): Promise<Step> {
  const titles = await textsOf(page.getByRole('main').getByRole('heading', { level: 2 }))
  const found = stepTitles.find(([, keys]) => keys.some((key) => titles.includes(words(`scheduling:book.${key}`))))
  if (!found) throw new Error('No step of a booking is before the player')
  return found[0]
}

/** In the list, the summary or the suggestions. */
async function chosenTimes(page: Page, words: PageTexts): Promise<readonly string[]> {
  const step = await stepOn(page, words)
  if (step === 'selection') return datesOf(page.getByRole('list', { name: words('scheduling:book.chosen') }).locator('time'))
  if (step === 'confirmation') {
    const facts = ['time', 'movingTo'].map((key) => definitionOf(page.getByRole('main'), words(`scheduling:book.${key}`)))
    return datesOf(
      facts
        .reduce((one, other) => one.or(other))
        .getByRole('listitem')
        .locator('time:first-child'),
    )
  }
  const [first] = await datesOf(page.getByRole('region', { name: words('scheduling:book.summary') }).locator('time'))
  const added = suggestions(page, words).filter({ hasText: words('scheduling:book.added') })
  return [...new Set([...(first === undefined ? [] : [first]), ...(await datesOf(added.locator('time')))])]
}

function formatsOn(language: string): Formats {
  if (!isLanguage(language)) throw new Error(`The club does not speak ${language}`)
  return new Formats(language)
}

function languageOf(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.lang)
}
