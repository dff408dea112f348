import { isLanguage } from '#domain/shared/language'
import { Formats } from '#ui/shell/formats.ts'
import { momentOf } from '../../world/screen/momentOf.ts'
import { noticeTexts } from '../../world/screen/noticeTexts.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  aside,
  beginning,
  button,
  fact,
  field,
  grid,
  group,
  heading,
  item,
  link,
  list,
  main,
  named,
  navigation,
  part,
  radio,
  region,
  select,
  type Target,
  text,
} from '../../world/screen/Target.ts'
import { mark, monthOn } from './CalendarActor.ts'
import { goToLesson } from './LessonActor.ts'
import type { Choice, Moment, OfferedTime, TimeOfDay } from './lessonFacts.ts'

type Step = 'selection' | 'suggestions' | 'confirmation' | 'done'
type Group = 'lesson' | 'coach'
type FoldedChoice = Group | 'centre' | 'day'

const steps: readonly (readonly [Step, readonly string[]])[] = [
  ['done', ['doneBooked', 'doneMoved', 'doneWaiting']],
  ['confirmation', ['confirmTitle', 'confirmMove', 'confirmWaiting']],
  ['suggestions', ['suggestTitle']],
  ['selection', ['lesson']],
]

const time = part('time')
const times = region('scheduling:book.time').within(main)
const centres = select('scheduling:book.centre').within(main)
const earlier = button().within(list('scheduling:book.lastBookings'))
const suggestions = item().within(region('scheduling:book.suggestTitle'))
const review = named3('review', 'reviewMove', 'reviewWaiting')
const confirm = named3('book', 'move', 'join')

export class BookingActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  begin(): Promise<void> {
    return this.screen.open('/lessons/book', async () => {
      await this.screen.press(link('shell:areas.lessons').within(navigation('shell:shell.navigation')))
      await this.screen.press(link('scheduling:appointments.book').within(main).at(0))
    })
  }

  beginMoving(id: string): Promise<void> {
    return this.screen.open(`/lessons/${id}/move`, async () => {
      await goToLesson(this.screen, id)
      await this.screen.press(link('scheduling:appointment.move').within(aside('scheduling:appointment.lesson')))
    })
  }

  async isOpen(): Promise<boolean> {
    return this.screen.isOpen && /^\/lessons\/(?:book|[^/]+\/move)(?:\?|$)/.test(await this.screen.address())
  }

  async choose({ lesson, centre, coach, timeOfDay }: Choice & { readonly timeOfDay?: TimeOfDay }): Promise<void> {
    if (lesson !== undefined) await this.pressIn('lesson', row('lesson', lesson))
    if (centre !== undefined) {
      await this.unfold('centre', centres)
      await this.screen.choose(centres, centre)
    }
    if (coach !== undefined) await this.pressIn('coach', row('coach', coach))
    if (timeOfDay !== undefined) await this.screen.press(radio(`scheduling:book.${timeOfDay}`))
  }

  chooseInHaste(first: string, second: string): Promise<void> {
    return this.screen.press(row('coach', first), row('coach', second))
  }

  async lookAt(day: string): Promise<void> {
    await this.unfold('day', grid())
    const date = Temporal.PlainDate.from(day)
    const shown = Temporal.PlainYearMonth.from(await this.month())
    const { months } = date.toPlainYearMonth().since(shown, { largestUnit: 'months' })
    if (months !== 0) await this.turn('Month', months)
    const [tag = ''] = await this.screen.marks(part('html'), 'lang')
    const { language, region } = new Intl.Locale(tag)
    if (!isLanguage(language)) throw new Error(`The club does not speak ${tag}`)
    await this.screen.press(button(beginning(new Formats(language, region).day(date), { wholeWord: true })).within(grid()))
  }

  turnYears(count: number): Promise<void> {
    return this.turn('Year', count)
  }

  pick(moment: Moment): Promise<void> {
    return this.screen.press(timeAt(moment))
  }

  async review(): Promise<void> {
    if ((await this.step()) === 'selection') await this.screen.press(review)
  }

  async book(): Promise<void> {
    await this.review()
    await this.screen.press(confirm)
  }

  async bookTwice(): Promise<void> {
    await this.review()
    await this.screen.press(confirm, confirm)
  }

  addSuggestion({ day, time: at }: Moment): Promise<void> {
    return this.screen.press(button().within(suggestions.having(part(`time[datetime^="${day}T${at}"]`))))
  }

  async lookAroundPostal(code: string): Promise<void> {
    await this.screen.type(field('scheduling:book.postal'), code)
    await this.screen.press(button('scheduling:book.postalSearch'))
  }

  /** Whose postal codes are meant, by its name. */
  async searchedCountry(): Promise<string | undefined> {
    const words = await this.screen.words()
    return words.read('scheduling:book.postalCountry', await this.screen.text(part('[data-country]')))?.['country']
  }

  async step(): Promise<Step> {
    const titles = await this.screen.texts(heading(2).within(main))
    const words = await this.screen.words()
    const found = steps.find(([, keys]) => keys.some((key) => titles.includes(words(`scheduling:book.${key}`))))
    if (!found) throw new Error('No step of a booking is on the screen')
    return found[0]
  }

  async choice(): Promise<Choice> {
    const { screen } = this
    const words = await screen.words()
    const summary = fact('scheduling:book.lesson').within(main)
    if (await screen.shows(summary)) {
      const told = await screen.text(summary)
      const { lesson, coach, centre } =
        words.read('scheduling:book.choiceWithCoach', told) ?? words.read('scheduling:book.choice', told) ?? {}
      return { lesson, centre, coach }
    }
    const [[lesson], [coach], [anybody], centre] = await Promise.all([
      this.names('lesson', true),
      this.names('coach', true),
      this.names('coach'),
      this.chosenCentre(),
    ])
    return { lesson, centre, coach: coach === anybody ? undefined : coach }
  }

  /** In the list, the summary or the suggestions. */
  async picked(): Promise<readonly Moment[]> {
    const { screen } = this
    const step = await this.step()
    if (step === 'selection') return (await screen.values(time.within(list('scheduling:book.chosen')))).map(momentOf)
    if (step === 'confirmation') {
      const shown = fact('scheduling:book.time').or(fact('scheduling:book.movingTo')).within(main)
      return (await screen.values(part('time:first-child').within(item().within(shown)))).map(momentOf)
    }
    const [first] = await screen.values(time.within(region('scheduling:book.summary')))
    const added = await screen.values(time.within(suggestions.withText('scheduling:book.added')))
    return [...new Set([...(first === undefined ? [] : [first]), ...added])].map(momentOf)
  }

  async reading(): Promise<boolean> {
    return (await mark(this.screen, times, 'aria-busy')) === 'true'
  }

  async offered(): Promise<readonly OfferedTime[]> {
    if (await this.reading()) throw new Error('The times are still being read')
    const words = await this.screen.words()
    const slots = part('button[data-availability]:not([aria-disabled=true])').within(times)
    const labels = await this.screen.marks(slots, 'aria-label')
    const at = await this.screen.values(time.within(slots))
    return labels.map((label, index) => {
      const own = words.read('scheduling:book.slotState', label)?.['slot'] ?? label
      return { coach: words.read('scheduling:book.slot', own)?.['coach'] ?? '', ...momentOf(at[index] ?? '') }
    })
  }

  async availability(moment: Moment): Promise<string | undefined> {
    const shown = await this.screen.value(part('p > time').within(times))
    if (shown !== moment.day) await this.lookAt(moment.day)
    const [availability] = await this.screen.marks(timeAt(moment), 'data-availability')
    return availability === 'current' ? 'yours' : availability
  }

  month(): Promise<string> {
    return monthOn(this.screen)
  }

  start(): Promise<string> {
    return mark(this.screen, part('[data-start]').within(main), 'data-start')
  }

  async message(): Promise<string | undefined> {
    const words = await this.screen.words()
    const told = `${words.pattern('scheduling:book.refused').source}(?:${words.pattern('scheduling:appointments.code').source})`
    const texts = await noticeTexts(this.screen)
    return texts.map((each) => new RegExp(told).exec(each)?.groups?.['message']).find(Boolean)
  }

  lessons(): Promise<readonly string[]> {
    return this.names('lesson')
  }

  async coaches(): Promise<readonly string[]> {
    const [, ...coaches] = await this.names('coach')
    return coaches
  }

  async centres(): Promise<readonly string[]> {
    return (await this.screen.texts(part('option:not([disabled])').within(centres))).map(nameOfCentre)
  }

  async nearby(): Promise<readonly { readonly name: string; readonly unit: 'mile' | 'kilometer' }[]> {
    const texts = await this.screen.texts(button().within(list('scheduling:book.nearby')))
    return texts.map((each) => ({ name: each.replace(/\s*[\d.,]+.*$/, ''), unit: /kilomet/i.test(each) ? 'kilometer' : 'mile' }))
  }

  async earlier(): Promise<readonly (string | undefined)[]> {
    const words = await this.screen.words()
    return (await this.screen.texts(earlier)).map((each) => words.read('scheduling:book.again', each)?.['coach'])
  }

  /** Whether a new start keeps what the club was asked for. */
  async keepsAnswers(): Promise<boolean> {
    const isAway = await this.screen.shows(text('scheduling:book.centreAway').within(main))
    return isAway && (await this.lessons()).length > 0 && (await this.screen.shows(earlier)) && (await this.searchedCountry()) !== undefined
  }

  async suggested(): Promise<readonly (OfferedTime & { readonly reason: string })[]> {
    const [at, coaches, reasons] = await Promise.all([
      this.screen.values(time.within(suggestions)),
      this.screen.texts(named('coach').within(suggestions)),
      this.screen.marks(part('[data-reason]').within(suggestions), 'data-reason'),
    ])
    return at.map((each, index) => ({ ...momentOf(each), coach: coaches[index] ?? '', reason: reasons[index] ?? '' }))
  }

  private async pressIn(choice: FoldedChoice, control: Target): Promise<void> {
    await this.unfold(choice, control)
    await this.screen.press(control)
  }

  /** On a phone, a choice that is made is folded to one line. */
  private async unfold(choice: FoldedChoice, control: Target): Promise<void> {
    const change = button().within(part('div:has(> [data-part=choice])').within(region(`scheduling:book.${choice}`)))
    if (!(await this.screen.shows(control)) && (await this.screen.shows(change))) await this.screen.press(change)
  }

  private async chosenCentre(): Promise<string | undefined> {
    const options = part('option').within(centres)
    const [chosen, ids, texts] = await Promise.all([this.screen.value(centres), this.screen.values(options), this.screen.texts(options)])
    const text = texts[ids.indexOf(chosen ?? '')]
    return text === undefined ? undefined : nameOfCentre(text)
  }

  private async turn(unit: 'Month' | 'Year', count: number): Promise<void> {
    const page = button(`shell:months.${count > 0 ? 'next' : 'previous'}${unit}`).within(main)
    for (let turned = 0; turned < Math.abs(count); turned += 1) await this.screen.press(page)
  }

  private async names(kind: Group, isChecked?: true): Promise<readonly string[]> {
    const rows = part('label').within(group(`scheduling:book.${kind}`))
    const texts = await this.screen.texts(isChecked ? rows.having(radio(undefined, { checked: true })) : rows)
    if (kind === 'coach') return texts
    const words = await this.screen.words()
    const details = ['lessonDetail', 'lessonPractice'].map((key) => words.pattern(`scheduling:book.${key}`).source)
    return texts.map((each) => each.replace(new RegExp(`\\s*(?:${details.join('|')})$`), ''))
  }
}

function named3(...keys: readonly [string, string, string]) {
  const [first, second, third] = keys
  return button(`scheduling:book.${first}`)
    .or(button(`scheduling:book.${second}`))
    .or(button(`scheduling:book.${third}`))
}

function row(kind: Group, name: string) {
  return radio(beginning(name)).within(group(`scheduling:book.${kind}`))
}

function timeAt({ day, time: at }: Moment) {
  return button()
    .having(part(`time[datetime^="${day}T${at}"]`))
    .within(times)
    .at(0)
}

function nameOfCentre(option: string): string {
  return option.replace(/ · .*$/, '')
}
