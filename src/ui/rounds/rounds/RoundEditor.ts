import type { Courses } from '#app/rounds/ports/Courses'
import type { Rounds } from '#app/rounds/ports/Rounds'
import type { StartRound } from '#app/rounds/StartRound'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Course } from '#domain/rounds/course'
import { holesToPlay, type NewRound, type PlaySettingName, type PlaySettings, type RoundSummary, type RoundTee } from '#domain/rounds/round'
import { firstRoundDraft, type RoundDraft, type RoundField, roundDraftFrom, roundFields, startIn } from '#domain/rounds/roundDraft'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { TeeModel } from './TeeModel.ts'
import type { TeeTimeWeather } from './TeeTimeWeather.ts'

/** What belongs to the place of a new round. */
export class RoundPlace {
  readonly courses: Courses
  readonly tees: TeeModel
  readonly weather: TeeTimeWeather

  constructor(courses: Courses, tees: TeeModel, weather: TeeTimeWeather) {
    this.courses = courses
    this.tees = tees
    this.weather = weather
  }
}

/** A round that is about to begin, or that was played on paper. */
export class RoundEditor {
  readonly course = new Loaded<Course>()
  readonly latest = new Loaded<PlaySettings>()
  readonly saving = new Task()
  readonly tees: TeeModel
  readonly weather: TeeTimeWeather
  isOpen = false
  draft: RoundDraft
  isTimeMissing = false
  private changedSettings: Partial<PlaySettings> = {}
  private usual: RoundTee | undefined = undefined
  readonly #rounds: Rounds
  readonly #starting: StartRound
  readonly #courses: Courses
  readonly #clock: Clock
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(rounds: Rounds, starting: StartRound, place: RoundPlace, clock: Clock, drafts: Drafts) {
    this.#rounds = rounds
    this.#starting = starting
    this.#courses = place.courses
    this.#clock = clock
    this.#drafts = drafts
    this.tees = place.tees
    this.weather = place.weather
    this.draft = this.unchanged
    makeReactive(this)
  }

  get settings(): PlaySettings | undefined {
    return this.latest.value && { ...this.latest.value, ...this.changedSettings }
  }

  get isUnsent(): boolean {
    return this.isOpen && Object.keys(this.typed).length > 0
  }

  get teeTime(): Temporal.ZonedDateTime | undefined {
    return this.course.value && startIn(this.draft, this.course.value.timeZone)
  }

  get isReady(): boolean {
    return this.course.value !== undefined && this.tees.tee !== undefined && this.settings !== undefined
  }

  /** `usual`: the tees of the latest round. */
  open(usual: RoundTee | undefined): void {
    this.dispose()
    this.usual = usual
    this.draft = this.unchanged
    this.changedSettings = {}
    this.isTimeMissing = false
    this.course.clear()
    this.saving.clear()
    this.isOpen = true
    void this.latest.load((signal) => this.#rounds.latestSettings(signal))
    this.#stopKeeping = keepDraft(this.#drafts, {
      name: 'new round of golf',
      typed: () => this.typed,
      restore: (kept) => this.restore(kept),
    })
  }

  async chooseCourse(courseId: string): Promise<void> {
    this.draft = { ...this.draft, courseId }
    this.course.clear()
    const readTees = this.tees.open(courseId, this.usual)
    await this.course.load(async (signal) => {
      const course = await this.#courses.byId(courseId, signal)
      void this.weather.open(course)
      return course
    })
    await readTees
  }

  changeCourse(): void {
    this.draft = { ...this.draft, courseId: '' }
    this.course.clear()
  }

  write(field: RoundField, text: string): void {
    this.draft = { ...this.draft, [field]: text }
    this.isTimeMissing = false
  }

  set(name: PlaySettingName, isOn: boolean): void {
    this.changedSettings = { ...this.changedSettings, [name]: isOn }
  }

  /** What was typed waits in its draft. */
  close(): void {
    if (this.saving.busy) return
    this.dispose()
    this.isOpen = false
  }

  dispose(): void {
    this.#stopKeeping?.()
    this.#stopKeeping = undefined
    this.course.cancel()
    this.latest.cancel()
    this.tees.close()
    this.weather.close()
  }

  async save(known: readonly RoundSummary[]): Promise<RoundSummary | undefined> {
    const round = this.written
    this.isTimeMissing = this.course.value !== undefined && this.teeTime === undefined
    if (!round || this.saving.busy) return undefined
    const started = await this.saving.run(() => this.#starting.execute(round, known))
    if (!started) return undefined
    this.forget()
    this.close()
    return started
  }

  private get written(): NewRound | undefined {
    const { settings, teeTime, draft } = this
    const course = this.course.value
    const { tee } = this.tees
    if (!course || !tee || !settings || !teeTime) return undefined
    const { id, name, colour, players, rating, slope } = tee
    const toPlay = { holes: draft.holes === '9' ? 9 : 18, start: draft.start } as const
    return {
      ...{ ...toPlay, course: { id: course.id, name: course.name }, playedAt: teeTime.toInstant(), mode: draft.mode, settings },
      ...{ isCompliant: draft.isCompliant === 'yes', tee: { id, name, colour, players, rating, slope } },
      scorecard: holesToPlay(course.holes, toPlay),
    }
  }

  /** Its own action, so that the stored draft is emptied before the form closes. */
  private forget(): void {
    this.draft = this.unchanged
  }

  private get unchanged(): RoundDraft {
    return firstRoundDraft(this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDateTime())
  }

  /** Date and time are not kept: they begin with now. */
  private get typed(): Draft {
    const { unchanged } = this
    return Object.fromEntries(
      roundFields.flatMap((field) =>
        field === 'time' || field === 'date' || this.draft[field] === unchanged[field] ? [] : [[field, this.draft[field]]],
      ),
    )
  }

  private restore(kept: Draft): void {
    if (this.isUnsent) return
    this.draft = roundDraftFrom(kept, this.draft)
    if (this.draft.courseId !== '') void this.chooseCourse(this.draft.courseId)
  }
}
