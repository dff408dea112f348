/** A lesson as it is read: day and time are the centre's. */
export interface LessonFacts {
  readonly lesson: string
  readonly coach: string
  readonly centre: string
  readonly day: string
  readonly time: string
}

export type Moment = Pick<LessonFacts, 'day' | 'time'>
export type OfferedTime = Moment & { readonly coach: string }
export type TimeOfDay = 'morning' | 'afternoon' | 'evening'
export type LessonState = 'booked' | 'waiting' | 'being-cancelled' | 'cancelled'

/** The player's lessons, month by month. */
export interface CalendarActor {
  look(): Promise<void>
  tryAgain(): Promise<void>

  month(): Promise<string>
  /** The day from which it starts: today's in the current month. */
  start(): Promise<string>
  chosenDay(): Promise<string>
  lessonsOfChosenDay(): Promise<readonly LessonFacts[]>
  markedDays(): Promise<readonly number[]>
}

/** One lesson, and what can be done with it. */
export interface LessonActor {
  open(id: string): Promise<void>
  /** From what was done with it since, by a step back. */
  goBackTo(id: string): Promise<void>
  isOpen(): Promise<boolean>
  /** Asks for the cancellation without going through with it. */
  wantToCancel(): Promise<void>
  cancel(word?: { readonly note?: string; readonly lossAccepted?: boolean }): Promise<void>
  cancelTwice(): Promise<void>
  takePlace(): Promise<void>
  /** Whether the place is offered. */
  canTakePlace(): Promise<boolean>

  state(): Promise<LessonState>
  facts(): Promise<LessonFacts>
  minutes(): Promise<number>
  /** On the player's own clock; nothing where it shows the same. */
  ownTime(): Promise<Moment | undefined>
  canMove(): Promise<boolean>
  /** 1 = next in line. */
  position(): Promise<number | undefined>
  /** Whether the credit comes back, as told before a cancellation. */
  creditComesBack(): Promise<boolean>
}

export interface Choice {
  readonly lesson?: string | undefined
  readonly centre?: string | undefined
  readonly coach?: string | undefined
}

/** Finding a time and making it one's own. */
export interface BookingActor {
  begin(): Promise<void>
  isOpen(): Promise<boolean>
  beginMoving(id: string): Promise<void>
  /** After a step back. */
  goForwardToMoving(id: string): Promise<void>
  choose(choice: Choice & { readonly timeOfDay?: TimeOfDay }): Promise<void>
  /** One coach, and another before the first answer is there. */
  chooseInHaste(first: string, second: string): Promise<void>
  lookAt(day: string): Promise<void>
  turnYears(steps: number): Promise<void>
  pick(moment: Moment): Promise<void>
  /** Looks the choice over without sending it. */
  review(): Promise<void>
  book(): Promise<void>
  bookTwice(): Promise<void>
  givePracticeUp(): Promise<void>
  keepPractice(): Promise<void>
  startOver(): Promise<void>
  bookAgain(index: number): Promise<void>
  askForSuggestions(): Promise<void>
  addSuggestion(moment: Moment): Promise<void>
  lookAround(): Promise<void>
  lookAroundPostal(code: string): Promise<void>

  step(): Promise<'selection' | 'suggestions' | 'confirmation' | 'done'>
  choice(): Promise<Choice>
  picked(): Promise<readonly Moment[]>
  reading(): Promise<boolean>
  offered(): Promise<readonly OfferedTime[]>
  availability(moment: Moment): Promise<string | undefined>
  month(): Promise<string>
  start(): Promise<string>
  /** The club's own words, where it refuses to list openings. */
  message(): Promise<string | undefined>
  lessons(): Promise<readonly string[]>
  coaches(): Promise<readonly string[]>
  centres(): Promise<readonly string[]>
  nearby(): Promise<readonly { readonly name: string; readonly unit: 'mile' | 'kilometer' }[]>
  earlier(): Promise<readonly (string | undefined)[]>
  /** What a new booking should have kept and has lost. */
  forgotten(): Promise<readonly string[]>
  suggested(): Promise<readonly (OfferedTime & { readonly reason: 'same-time' | 'sooner' | 'other-coach' })[]>
}

/** Names of those that are not there. */
export function missingIn(there: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(there).flatMap(([name, isThere]) => (isThere ? [] : [name]))
}
