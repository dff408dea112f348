import { when } from 'mobx'
import type { Clock } from '#app/shared/ports/Clock'
import type { Agenda, BookedLesson, EarlierBooking } from '#app/support/ports/Agenda'
import type { CurrentMember, Member } from '#app/support/ports/CurrentMember'
import type { Layouts } from '#app/support/ports/Layouts'
import { distinctBookings } from '#domain/shared/distinctBookings'
import { type LayoutBlock, openBlocks } from '#domain/shared/layout'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { HomeLinesModel } from './HomeLinesModel.ts'
import { canMove, isInProgress } from './lessonTexts.ts'

export class HomeViewModel {
  readonly blocks = new Loaded<readonly LayoutBlock[]>()
  readonly lessons = new Loaded<readonly BookedLesson[]>()
  readonly earlier = new Loaded<readonly EarlierBooking[]>()
  readonly lines: HomeLinesModel
  readonly #layouts: Layouts
  readonly #agenda: Agenda
  readonly #source: CurrentMember
  readonly #currentMember: Observed<Member | undefined>
  readonly #clock: Clock
  readonly #time: Observed<Temporal.Instant>
  #stopWaiting: (() => void) | undefined

  constructor(layouts: Layouts, agenda: Agenda, member: CurrentMember, lines: HomeLinesModel, clock: Clock) {
    this.#layouts = layouts
    this.#agenda = agenda
    this.#source = member
    this.#currentMember = observe(member)
    this.lines = lines
    this.#clock = clock
    this.#time = observe({
      changes: clock.ticks,
      get value() {
        return clock.now()
      },
    })
    makeReactive(this)
  }

  get member(): Member | undefined {
    return this.#currentMember.value
  }

  /** Players without lessons in their membership see only the reason. */
  get hasLessons(): boolean {
    return this.member?.hasLessons ?? this.#source.mayReadLessons
  }

  get hasDevices(): boolean {
    return this.member?.hasDevices ?? false
  }

  get shownBlocks(): readonly LayoutBlock[] {
    return openBlocks(this.blocks.value ?? [], (area) => (area === 'lessons' ? this.hasLessons : this.hasDevices))
  }

  get hasNoLayout(): boolean {
    return this.blocks.state === 'failed'
  }

  get nextLesson(): BookedLesson | undefined {
    return this.ahead.find((lesson) => !lesson.waitingList)
  }

  get isInProgress(): boolean {
    return this.nextLesson !== undefined && isInProgress(this.nextLesson, this.now)
  }

  get canMoveNext(): boolean {
    return this.nextLesson !== undefined && canMove(this.nextLesson, this.now)
  }

  get alsoBooked(): readonly BookedLesson[] {
    return this.ahead.filter((lesson) => lesson !== this.nextLesson)
  }

  /** Known only once the lessons are read. */
  get hasNothingElse(): boolean {
    return this.lessons.value !== undefined && this.alsoBooked.length === 0
  }

  get bookableAgain(): readonly EarlierBooking[] {
    return distinctBookings(this.earlier.value ?? [])
  }

  get now(): Temporal.Instant {
    return this.#time.value
  }

  get timeZone(): string {
    return this.#clock.timeZone
  }

  start(): void {
    this.#stopWaiting?.()
    void this.blocks.load(() => this.#layouts.home())
    this.lines.load()
    this.#stopWaiting = when(() => this.member?.hasLessons ?? this.#source.mayReadLessons, this.loadLessons)
  }

  readCreditsAgain(): void {
    this.#source.readCreditsAgain()
  }

  dispose(): void {
    this.#stopWaiting?.()
    this.blocks.cancel()
    this.lines.cancel()
    this.lessons.cancel()
    this.earlier.cancel()
  }

  /** The page may stay open longer than a lesson. */
  private get ahead(): readonly BookedLesson[] {
    return this.lessons.value?.filter((lesson) => Temporal.Instant.compare(endOf(lesson), this.now) > 0) ?? []
  }

  private loadLessons(): void {
    void this.lessons.load(() => this.#agenda.upcoming())
    void this.earlier.load(() => this.#agenda.bookedBefore())
  }
}

/** A place on a waiting list ends when the lesson begins. */
function endOf({ start, minutes, waitingList }: BookedLesson): Temporal.Instant {
  return waitingList ? start : start.add({ minutes })
}
