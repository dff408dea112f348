import type { Locator, Page } from 'playwright'
import { dateOf, datesOf, definitionOf, exists, momentOf, textOf, valuesIn } from '../../../world/browser/pageReaders.ts'
import type { PageTexts } from '../../../world/browser/pageTexts.ts'
import { pressTwice } from '../../../world/browser/pressTwice.ts'
import { openArea, type Tab } from '../../../world/browser/Tab.ts'
import type { LessonActor, LessonFacts, LessonState, Moment } from '../SchedulingActors.ts'

const states = new Map<string, LessonState>([
  ['booked', 'booked'],
  ['waiting', 'waiting'],
  ['canceled', 'cancelled'],
])

export class BrowserLesson implements LessonActor {
  private readonly tab: Tab

  constructor(tab: Tab) {
    this.tab = tab
  }

  open(id: string): Promise<void> {
    return this.tab.navigateTo(`/lessons/${id}`, (page, words) => goToLesson(page, words, id))
  }

  goBackTo(): Promise<void> {
    return this.tab.act((page) => page.goBack().then(() => undefined))
  }

  async isOpen(): Promise<boolean> {
    return this.tab.isOpen && /^\/lessons\/(?!book$)[^/]+$/.test(await this.tab.path())
  }

  wantToCancel(): Promise<void> {
    return this.tab.act(ask)
  }

  writeNote(note: string): Promise<void> {
    return this.tab.act((page) => question(page).getByRole('textbox').fill(note))
  }

  note(): Promise<string> {
    return this.tab.read((page) => question(page).getByRole('textbox').inputValue())
  }

  cancel({ note = '', lossAccepted = false } = {}): Promise<void> {
    return this.tab.act(async (page, words) => {
      if (!(await exists(question(page)))) await ask(page, words)
      if (note !== '') await question(page).getByRole('textbox').fill(note)
      if (lossAccepted) await question(page).getByText(words.pattern('scheduling:cancel.accept')).click()
      await assent(page, words).click()
    })
  }

  cancelTwice(): Promise<void> {
    return this.tab.act(async (page, words) => {
      await ask(page, words)
      await pressTwice(assent(page, words))
    })
  }

  takePlace(): Promise<void> {
    return this.tab.act((page, words) =>
      detail(page, words)
        .getByRole('button', { name: words('scheduling:appointment.take') })
        .click(),
    )
  }

  state(): Promise<LessonState> {
    return this.tab.read(async (page, words) => {
      if (await exists(question(page).getByRole('button', { name: words('scheduling:cancel.busy') }))) return 'being-cancelled'
      for (const [state, messages] of states) {
        if (await exists(detail(page, words).getByText(words(`scheduling:appointment.${state}`), { exact: true }))) return messages
      }
      throw new Error('The state of the lesson is not told')
    })
  }

  facts(): Promise<LessonFacts> {
    return this.tab.read(async (page, words) => {
      const place = detail(page, words)
      const lasts = words.read('scheduling:appointment.lessonLasts', await textOf(fact(page, words, 'lesson')))
      const [coach, centre, time] = await Promise.all([
        textOf(fact(page, words, 'coach')),
        textOf(place.locator('[data-part=centre]')),
        dateOf(place.locator('time')),
      ])
      return { lesson: lasts?.['lesson'] ?? '', coach, centre, ...momentOf(time) }
    })
  }

  async minutes(): Promise<number> {
    const [minutes] = await this.tab.read((page, words) => valuesIn(fact(page, words, 'lesson')))
    return Number(minutes)
  }

  ownTime(): Promise<Moment | undefined> {
    return this.tab.read(async (page, words) => {
      const times = detail(page, words).locator('time')
      if (!(await exists(times))) throw new Error('No lesson is before the player')
      const [own] = await datesOf(times.filter({ hasText: words.pattern('scheduling:appointment.yourClock') }))
      return own === undefined ? undefined : momentOf(own)
    })
  }

  canMove(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      if (await exists(detail(page, words).getByRole('link', { name: words('scheduling:appointment.move') }))) return true
      if (await exists(detail(page, words).getByText(words('scheduling:appointment.tooLateToMove')))) return false
      throw new Error('Whether the lesson can be moved is not told')
    })
  }

  canTakePlace(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const take = detail(page, words).getByRole('button', { name: words('scheduling:appointment.take') })
      if (await exists(take)) return true
      if (await exists(detail(page, words).getByText(words('scheduling:appointment.placeNotYet')))) return false
      throw new Error('Whether a place is free is not told')
    })
  }

  async position(): Promise<number | undefined> {
    const [position] = await this.tab.read((page, words) => valuesIn(fact(page, words, 'place')))
    return position === undefined ? undefined : Number(position)
  }

  creditComesBack(): Promise<boolean> {
    return this.tab.read(async (page, words) => {
      const messages = await textOf(question(page).locator('[data-part=credit]'))
      if (words.pattern('scheduling:cancel.creditReturned').test(messages)) return true
      if (words.pattern('scheduling:cancel.creditLost').test(messages)) return false
      throw new Error(`What becomes of the credit is told as ${messages}`)
    })
  }
}

export async function goToLesson(page: Page, words: PageTexts, id: string): Promise<void> {
  await openArea(page, words, 'lessons')
  for (const view of ['list', 'history']) {
    await page.getByRole('tab', { name: words(`scheduling:appointments.${view}`) }).click()
    // The previous view may still be on the page.
    const list = page.getByRole('tabpanel', { name: words(`scheduling:appointments.${view}`) })
    const link = list.getByRole('link').and(page.locator(`[data-appointment="${id}"]`))
    // A loaded list contains links or a message.
    await list.locator('[data-appointment], p').first().waitFor()
    if (await exists(link)) return link.click()
  }
  throw new Error(`The lesson ${id} is in no list`)
}

/** Visible behind the cancellation dialog. */
function detail(page: Page, words: PageTexts): Locator {
  return page.getByRole('complementary', { name: words('scheduling:appointment.lesson'), includeHidden: true })
}

function fact(page: Page, words: PageTexts, name: string): Locator {
  return definitionOf(detail(page, words), words(`scheduling:appointment.${name}`))
}

function question(page: Page): Locator {
  return page.getByRole('dialog')
}

async function ask(page: Page, words: PageTexts): Promise<void> {
  const ways = ['cancel', 'leave'].map((key) =>
    detail(page, words).getByRole('button', { name: words(`scheduling:appointment.${key}`), exact: true }),
  )
  await ways.reduce((one, other) => one.or(other)).click()
}

function assent(page: Page, words: PageTexts): Locator {
  const ways = ['confirm', 'leave'].map((key) =>
    question(page).getByRole('button', { name: words(`scheduling:cancel.${key}`), exact: true }),
  )
  return ways.reduce((one, other) => one.or(other))
}
