import type { Rounds } from '#app/rounds/ports/Rounds'
import type { StartRound } from '#app/rounds/StartRound'
import type { Clock } from '#app/shared/ports/Clock'
import type { Draft, Drafts } from '#app/shared/ports/Drafts'
import type { Course } from '#domain/rounds/course'
import { fieldTooFarAhead } from '#domain/rounds/latestStart'
import type { PlaySettingName, PlaySettings, RoundSummary, RoundTee } from '#domain/rounds/round'
import {
  choiceIn,
  firstRoundDraft,
  newRoundIn,
  type RoundDraft,
  type RoundField,
  roundDraftFrom,
  startIn,
  typedIn,
} from '#domain/rounds/roundDraft'
import { keepDraft } from '#ui/shell/keepDraft.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'
import type { RoundPlace } from './RoundPlace.ts'
import type { TeeModel } from './TeeModel.ts'
import type { TeeTimeWeather } from './TeeTimeWeather.ts'

/** A round that is about to begin, or that was played on paper. */
export class RoundEditor {
  readonly course: Loaded<Course>
  readonly latest = new Loaded<PlaySettings>()
  readonly saving = new Task()
  readonly tees: TeeModel
  readonly weather: TeeTimeWeather
  isOpen = false
  draft: RoundDraft
  private isTried = false
  private changedSettings: Partial<PlaySettings> = {}
  private isTimeTyped = false
  private usual: RoundTee | undefined = undefined
  readonly #rounds: Rounds
  readonly #starting: StartRound
  readonly #place: RoundPlace
  readonly #clock: Clock
  readonly #drafts: Drafts
  #stopKeeping: (() => void) | undefined = undefined

  constructor(rounds: Rounds, starting: StartRound, place: RoundPlace, clock: Clock, drafts: Drafts) {
    this.#rounds = rounds
    this.#starting = starting
    this.#place = place
    this.#clock = clock
    this.#drafts = drafts
    this.course = place.course
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

  get isTimeMissing(): boolean {
    return this.isTried && this.course.value !== undefined && this.teeTime === undefined
  }

  get isTeeMissing(): boolean {
    return this.isTried && this.tees.tee === undefined
  }

  get fieldTooFarAhead(): 'date' | 'time' | undefined {
    return this.teeTime && fieldTooFarAhead(this.teeTime, this.#clock.now())
  }

  get isReady(): boolean {
    const [course, tees] = [this.course.value, this.tees.reading.value]
    return course !== undefined && choiceIn(this.draft, course) !== undefined && tees !== undefined && this.settings !== undefined
  }

  /** `usual`: the tees of the latest round. */
  open(usual: RoundTee | undefined): void {
    this.dispose()
    this.usual = usual
    this.draft = this.unchanged
    this.changedSettings = {}
    this.isTried = false
    this.isTimeTyped = false
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
    await this.#place.choose(courseId, this.usual)
    this.beginNowAt(this.course.value)
  }

  private beginNowAt(course: Course | undefined): void {
    if (!course || this.isTimeTyped || course.id !== this.draft.courseId) return
    const { date, time } = firstRoundDraft(this.#clock.now().toZonedDateTimeISO(course.timeZone).toPlainDateTime())
    this.draft = { ...this.draft, date, time }
  }

  changeCourse(): void {
    this.draft = { ...this.draft, courseId: '' }
    this.course.clear()
  }

  write(field: RoundField, text: string): void {
    this.draft = { ...this.draft, [field]: text }
    this.isTimeTyped ||= field === 'date' || field === 'time'
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
    this.latest.cancel()
    this.#place.close()
  }

  async save(known: readonly RoundSummary[]): Promise<RoundSummary | undefined> {
    const round = newRoundIn(this.draft, { course: this.course.value, tee: this.tees.tee, settings: this.settings })
    this.isTried = true
    if (!round || this.fieldTooFarAhead || this.saving.busy) return undefined
    const started = await this.saving.run(() => this.#starting.execute(round, known))
    if (!started) return undefined
    this.forget()
    this.close()
    return started
  }

  /** Its own action, so that the stored draft is emptied before the form closes. */
  private forget(): void {
    this.draft = this.unchanged
  }

  private get unchanged(): RoundDraft {
    return firstRoundDraft(this.#clock.now().toZonedDateTimeISO(this.#clock.timeZone).toPlainDateTime())
  }

  private get typed(): Draft {
    return typedIn(this.draft, this.unchanged)
  }

  private restore(kept: Draft): void {
    if (this.isUnsent) return
    this.draft = roundDraftFrom(kept, this.draft)
    if (this.draft.courseId !== '') void this.chooseCourse(this.draft.courseId)
  }
}
