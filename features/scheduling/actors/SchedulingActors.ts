/** Day and time are the centre's. */
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

export interface CalendarActor {
  look(): Promise<void>
  tryAgain(): Promise<void>

  month(): Promise<string>
  start(): Promise<string>
  chosenDay(): Promise<string>
  lessonsOfChosenDay(): Promise<readonly LessonFacts[]>
  markedDays(): Promise<readonly number[]>
}

export interface LessonActor {
  open(id: string): Promise<void>
  goBackTo(id: string): Promise<void>
  isOpen(): Promise<boolean>
  wantToCancel(): Promise<void>
  writeNote(note: string): Promise<void>
  /** To be sent with the cancellation. */
  note(): Promise<string>
  cancel(word?: { readonly note?: string; readonly lossAccepted?: boolean }): Promise<void>
  cancelTwice(): Promise<void>
  takePlace(): Promise<void>
  canTakePlace(): Promise<boolean>

  state(): Promise<LessonState>
  facts(): Promise<LessonFacts>
  minutes(): Promise<number>
  /** Undefined if it is the same as the centre's. */
  ownTime(): Promise<Moment | undefined>
  canMove(): Promise<boolean>
  /** 1 is next in line. */
  position(): Promise<number | undefined>
  creditComesBack(): Promise<boolean>
}

export interface Choice {
  readonly lesson?: string | undefined
  readonly centre?: string | undefined
  readonly coach?: string | undefined
}

export interface BookingActor {
  begin(): Promise<void>
  isOpen(): Promise<boolean>
  beginMoving(id: string): Promise<void>
  goForwardToMoving(id: string): Promise<void>
  choose(choice: Choice & { readonly timeOfDay?: TimeOfDay }): Promise<void>
  chooseInHaste(first: string, second: string): Promise<void>
  lookAt(day: string): Promise<void>
  turnYears(steps: number): Promise<void>
  pick(moment: Moment): Promise<void>
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
  /** Whose postal codes are meant, by its name. */
  searchedCountry(): Promise<string | undefined>

  step(): Promise<'selection' | 'suggestions' | 'confirmation' | 'done'>
  choice(): Promise<Choice>
  picked(): Promise<readonly Moment[]>
  reading(): Promise<boolean>
  offered(): Promise<readonly OfferedTime[]>
  availability(moment: Moment): Promise<string | undefined>
  month(): Promise<string>
  start(): Promise<string>
  message(): Promise<string | undefined>
  lessons(): Promise<readonly string[]>
  coaches(): Promise<readonly string[]>
  centres(): Promise<readonly string[]>
  nearby(): Promise<readonly { readonly name: string; readonly unit: 'mile' | 'kilometer' }[]>
  earlier(): Promise<readonly (string | undefined)[]>
  /** Settings that a reset should have kept. */
  forgotten(): Promise<readonly string[]>
  suggested(): Promise<readonly (OfferedTime & { readonly reason: 'same-time' | 'sooner' | 'other-coach' })[]>
}

export function missingIn(there: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(there).flatMap(([name, isThere]) => (isThere ? [] : [name]))
}
