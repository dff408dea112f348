import { isLanguage } from '#domain/shared/language'
import { arrange } from '#mocks/contexts/arrange'
import { backendState } from '#mocks/contexts/backendState'
import type { AppointmentRow, LessonTypeRow } from '#mocks/contexts/scheduling/data'
import type { World } from '#mocks/world/World'
import { type Member, playerId } from './cast.ts'

/** Times are the centre's. Iron play with Marisol Vance by default. */
export interface LessonInput {
  readonly lesson?: string | undefined
  readonly coach?: string | undefined
  readonly centre?: string | undefined
  readonly at: Temporal.PlainDateTime
}

interface Time {
  readonly coachId: string
  readonly start: Temporal.Instant
}

const lessons = ['Iron play', 'Full swing', 'Short game', 'Playing lesson'] as const
const usual = { lesson: 'Iron play', coach: 'Marisol Vance' } as const

export class Lessons {
  private readonly world: World
  private readonly lessons: ReturnType<typeof arrange>['lessons']
  private readonly state: ReturnType<typeof backendState>
  private lastId: string | undefined
  private offeredTime: Time | undefined

  constructor(world: World) {
    this.world = world
    this.lessons = arrange(world).lessons
    this.state = backendState(world)
  }

  async clear(): Promise<void> {
    this.lessons.areNone()
    await this.lessons.noneFree()
  }

  get last(): string {
    if (this.lastId === undefined) throw new Error('No lesson has been spoken of')
    return this.lastId
  }

  startOf(id: string): Temporal.Instant {
    return Temporal.Instant.from(this.world.appointments.get(id).start)
  }

  on(day: Temporal.PlainDate, member: Member): string {
    const row = this.world.appointments.first((each) => each.playerId === playerId(member) && this.local(each).toPlainDate().equals(day))
    if (!row) throw new Error(`${member} has no lesson on ${day}`)
    return row.id
  }

  async add(member: Member, lesson: LessonInput): Promise<void> {
    const practice = this.lessonTypeId(lesson) === 'practice-bay'
    const { coachId, start } = this.timeOf(lesson)
    if (!practice) await this.lessons.free(coachId, lesson.at)
    const where = practice ? { centreId: this.world.coaches.get(coachId).centreId } : { coachId }
    this.lastId = await this.lessons.add({ playerId: playerId(member), lessonTypeId: this.lessonTypeId(lesson), start, ...where })
  }

  async are(member: Member, wishes: readonly LessonInput[]): Promise<void> {
    this.lessons.areNone(playerId(member))
    for (const lesson of wishes) await this.add(member, lesson)
  }

  async free(lesson: LessonInput): Promise<void> {
    this.offeredTime = this.timeOf(lesson)
    await this.lessons.free(this.offeredTime.coachId, lesson.at)
  }

  async waitingList(lesson: LessonInput, waiting: number): Promise<void> {
    this.offeredTime = this.timeOf(lesson)
    await this.lessons.waitingList(this.offeredTime, waiting)
  }

  async wait(member: Member, lesson: LessonInput, position: number): Promise<void> {
    this.lastId = await this.lessons.wait(playerId(member), this.timeOf(lesson), position)
  }

  async takes(member: Member): Promise<void> {
    if (!this.offeredTime) throw new Error('No time has been offered')
    await this.lessons.add({ playerId: playerId(member), ...this.offeredTime })
  }

  async freePlace(): Promise<void> {
    await this.lessons.placeFallsFree(this.last)
  }

  async givePlaceTo(member: Member): Promise<void> {
    await this.lessons.placeIsTaken(this.last, playerId(member))
  }

  async cancelLast(): Promise<void> {
    await this.lessons.cancel(this.last)
  }

  async restoreLast(): Promise<void> {
    await this.world.appointments.change(this.last, { state: 'booked' })
  }

  async bookedBefore(member: Member, count: number, coach: string): Promise<void> {
    const today = this.world.now().toZonedDateTimeISO('America/Chicago').toPlainDate()
    for (let weeks = count; weeks > 0; weeks -= 1) {
      const at = today.subtract({ weeks }).toPlainDateTime(Temporal.PlainTime.from('18:00'))
      const lesson = lessons[(weeks - 1) % lessons.length] ?? usual.lesson
      const other = weeks > lessons.length ? 'Solange Thibault' : usual.coach
      await this.add(member, { at, lesson, coach: weeks === 1 ? coach : other })
    }
  }

  async bookedAlike(member: Member, count: number, coach: string): Promise<void> {
    const today = this.world.now().toZonedDateTimeISO('America/Chicago').toPlainDate()
    for (let weeks = count; weeks > 0; weeks -= 1)
      await this.add(member, { at: today.subtract({ weeks }).toPlainDateTime(Temporal.PlainTime.from('18:00')), coach })
  }

  lessonsOf(member: Member): readonly { readonly coach: string; readonly at: string }[] {
    return this.state.lessonsOf(playerId(member)).map((row) => ({ coach: this.coachOf(row), at: this.local(row).toString() }))
  }

  practicesOf(member: Member): readonly string[] {
    return this.state.practiceOf(playerId(member)).map((row) => this.local(row).toString())
  }

  waitingOf(member: Member): readonly string[] {
    return this.state.waitingOf(playerId(member)).map((row) => this.local(row).toString())
  }

  noteOn(id: string): string {
    return this.world.appointments.get(id).note
  }

  handExpectedOf(member: Member): string | undefined {
    return this.state.lessonsOf(playerId(member))[0]?.handedness
  }

  nameIn(language: string | undefined, lesson: string): string {
    const { name } = this.typeOf(lesson)
    if (!isLanguage(language)) throw new Error(`The club does not speak ${language}`)
    return name[language]
  }

  private timeOf({ coach = usual.coach, centre, at }: LessonInput): Time {
    const found = this.world.coaches.first(({ firstName, lastName }) =>
      [`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${lastName}${firstName}`].includes(coach),
    )
    const place = found && this.world.centres.get(found.centreId)
    if (!found || !place || (centre !== undefined && place.name !== centre))
      throw new Error(`${coach} does not teach at ${centre ?? 'any centre'}`)
    return { coachId: found.id, start: at.toZonedDateTime(place.timeZone).toInstant() }
  }

  private lessonTypeId({ lesson = usual.lesson }: LessonInput): string {
    return this.typeOf(lesson).id
  }

  private typeOf(lesson: string): LessonTypeRow {
    const type = this.world.lessonTypes.first(({ name }) => name.en === lesson)
    if (!type) throw new Error(`There are no lessons in ${lesson}`)
    return type
  }

  private coachOf({ coachId = '' }: AppointmentRow): string {
    const { firstName, lastName } = this.world.coaches.get(coachId)
    return `${firstName} ${lastName}`
  }

  private local({ start, centreId }: AppointmentRow): Temporal.PlainDateTime {
    return Temporal.Instant.from(start).toZonedDateTimeISO(this.world.centres.get(centreId).timeZone).toPlainDateTime()
  }
}
