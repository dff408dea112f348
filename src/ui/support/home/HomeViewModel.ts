import { makeAutoObservable, when } from 'mobx'
import type { Clock } from '#app/shared/ports/Clock'
import type { Agenda, BookedLesson, EarlierBooking } from '#app/support/ports/Agenda'
import type { CurrentMember, Member } from '#app/support/ports/CurrentMember'
import type { Layouts } from '#app/support/ports/Layouts'
import type { HomeBlock } from '#domain/support/layout'
import { Loaded } from '#ui/shell/Loaded.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'

export class HomeViewModel {
  readonly blocks = new Loaded<readonly HomeBlock[]>()
  readonly lessons = new Loaded<readonly BookedLesson[]>()
  readonly earlier = new Loaded<readonly EarlierBooking[]>()
  private readonly layouts: Layouts
  private readonly agenda: Agenda
  private readonly source: CurrentMember
  private readonly currentMember: Observed<Member | undefined>
  private readonly clock: Clock
  private stopWaiting: (() => void) | undefined

  constructor(layouts: Layouts, agenda: Agenda, member: CurrentMember, clock: Clock) {
    this.layouts = layouts
    this.agenda = agenda
    this.source = member
    this.currentMember = observe(member)
    this.clock = clock
    makeAutoObservable<this, 'layouts' | 'agenda' | 'source' | 'currentMember' | 'clock' | 'stopWaiting'>(
      this,
      { layouts: false, agenda: false, source: false, currentMember: false, clock: false, stopWaiting: false },
      { autoBind: true },
    )
  }

  get member(): Member | undefined {
    return this.currentMember.value
  }

  get nextLesson(): BookedLesson | undefined {
    return this.lessons.value?.find((lesson) => !lesson.waitingList)
  }

  /** What is booked besides the next lesson. */
  get alsoBooked(): readonly BookedLesson[] {
    return this.lessons.value?.filter((lesson) => lesson !== this.nextLesson) ?? []
  }

  /** The same lesson at the same place with the same coach is offered once. */
  get bookableAgain(): readonly EarlierBooking[] {
    const sorts = new Map(this.earlier.value?.toReversed().map((booking) => [sortOf(booking), booking]))
    return [...sorts.values()].toReversed()
  }

  get now(): Temporal.Instant {
    return this.clock.now()
  }

  get timeZone(): string {
    return this.clock.timeZone
  }

  start(): void {
    this.stopWaiting?.()
    void this.blocks.load(() => this.layouts.home())
    this.stopWaiting = when(() => this.member?.hasLessons ?? this.source.mayReadLessons, this.loadLessons)
  }

  dispose(): void {
    this.stopWaiting?.()
    this.blocks.cancel()
    this.lessons.cancel()
    this.earlier.cancel()
  }

  private loadLessons(): void {
    void this.lessons.load(() => this.agenda.upcoming())
    void this.earlier.load(() => this.agenda.bookedBefore())
  }
}

function sortOf({ lessonTypeId, centreId, coachId }: EarlierBooking): string {
  return [lessonTypeId, centreId, coachId].join(' ')
}
