import { momentOf } from '../../world/screen/momentOf.ts'
import type { Screen } from '../../world/screen/Screen.ts'
import {
  aside,
  button,
  checkbox,
  dialog,
  fact,
  field,
  link,
  main,
  named,
  navigation,
  panel,
  part,
  tab,
  text,
} from '../../world/screen/Target.ts'
import type { LessonFacts, LessonState, Moment } from './lessonFacts.ts'

/** It stays behind the dialog that cancels it. */
const detail = aside('scheduling:appointment.lesson', { includeHidden: true })
const question = dialog()
const note = field().within(question)
const move = link('scheduling:appointment.move').within(detail)
const take = button('scheduling:appointment.take').within(detail)
const ask = button('scheduling:appointment.cancel').or(button('scheduling:appointment.leave')).within(detail)
const confirm = button('scheduling:cancel.confirm').or(button('scheduling:cancel.leave')).within(question)
const times = part('time').within(detail)
const states = [
  ['booked', 'booked'],
  ['waiting', 'waiting'],
  ['canceled', 'cancelled'],
] as const satisfies readonly (readonly [string, LessonState])[]

export class LessonActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  open(id: string): Promise<void> {
    return this.screen.open(`/lessons/${id}`, () => goToLesson(this.screen, id))
  }

  goBack(): Promise<void> {
    return this.screen.back()
  }

  async isOpen(): Promise<boolean> {
    return this.screen.isOpen && /^\/lessons\/(?!book\b)[^/?]+(?:\?|$)/.test(await this.screen.address())
  }

  wantToCancel(): Promise<void> {
    return this.screen.press(ask)
  }

  writeNote(words: string): Promise<void> {
    return this.screen.type(note, words)
  }

  note(): Promise<string | undefined> {
    return this.screen.value(note)
  }

  async cancel(how: { readonly note?: string; readonly lossAccepted?: boolean } = {}): Promise<void> {
    if (!(await this.screen.shows(question))) await this.wantToCancel()
    if (how.note !== undefined) await this.writeNote(how.note)
    if (how.lossAccepted) await this.screen.press(checkbox('scheduling:cancel.accept').within(question))
    await this.screen.press(confirm)
  }

  async cancelTwice(): Promise<void> {
    await this.wantToCancel()
    await this.screen.press(confirm, confirm)
  }

  takePlace(): Promise<void> {
    return this.screen.press(take)
  }

  async state(): Promise<LessonState> {
    if (await this.screen.shows(button('scheduling:cancel.busy').within(question))) return 'being-cancelled'
    for (const [key, state] of states) if (await this.screen.shows(text(`scheduling:appointment.${key}`).within(detail))) return state
    throw new Error('The screen does not tell the state of the lesson')
  }

  async facts(): Promise<LessonFacts> {
    const { screen } = this
    const words = await screen.words()
    const lasts = words.read('scheduling:appointment.lessonLasts', await screen.text(factOf('lesson')))
    const [coach, centre] = [await screen.text(factOf('coach')), await screen.text(named('centre').within(detail))]
    return { lesson: lasts?.['lesson'] ?? '', coach, centre, ...momentOf((await screen.value(times)) ?? '') }
  }

  async minutes(): Promise<number> {
    return Number(await this.screen.value(part('data').within(factOf('lesson'))))
  }

  /** Undefined if it is the same as the centre's. */
  async ownTime(): Promise<Moment | undefined> {
    if (!(await this.screen.shows(times))) throw new Error('No lesson is on the screen')
    const own = await this.screen.value(times.withText('scheduling:appointment.yourClock'))
    return own === undefined ? undefined : momentOf(own)
  }

  canMove(): Promise<boolean> {
    return this.either(move, text('scheduling:appointment.tooLateToMove').within(detail))
  }

  canTakePlace(): Promise<boolean> {
    return this.either(take, text('scheduling:appointment.placeNotYet').within(detail))
  }

  /** 1 is next in line. */
  async position(): Promise<number | undefined> {
    const position = await this.screen.value(part('data').within(factOf('place')))
    return position === undefined ? undefined : Number(position)
  }

  creditComesBack(): Promise<boolean> {
    const credit = named('credit').within(question)
    return this.either(credit.withText('scheduling:cancel.creditReturned'), credit.withText('scheduling:cancel.creditLost'))
  }

  /** The screen says one or the other; silence is neither. */
  private async either(yes: typeof move, no: typeof move): Promise<boolean> {
    if (await this.screen.shows(yes)) return true
    if (await this.screen.shows(no)) return false
    throw new Error('The screen tells neither')
  }
}

function factOf(name: string) {
  return fact(`scheduling:appointment.${name}`).within(detail)
}

export async function goToLesson(screen: Screen, id: string): Promise<void> {
  await screen.press(link('shell:areas.lessons').within(navigation('shell:shell.navigation')))
  for (const view of ['list', 'history']) {
    await screen.press(tab(`scheduling:appointments.${view}`).within(main))
    const lesson = part(`a[data-appointment="${id}"]`).within(panel(`scheduling:appointments.${view}`))
    if (await screen.shows(lesson)) return screen.press(lesson)
  }
  throw new Error(`The lesson ${id} is in no list`)
}
