import type { Rounds } from '#app/rounds/ports/Rounds'
import type { Clock } from '#app/shared/ports/Clock'
import { anyDate, type DateRange, playedIn } from '#domain/rounds/dateRange'
import {
  bestFirst,
  coursesOf,
  hasBegun,
  newestFirst,
  type PlayedCourse,
  type RoundMode,
  type RoundOrder,
  type RoundSummary,
} from '#domain/rounds/round'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { RoundEditor } from './RoundEditor.ts'

/** A player's rounds of golf, newest first, and the way to a new one. */
export class RoundsViewModel {
  readonly reading = new Loaded<readonly RoundSummary[]>()
  readonly editor: RoundEditor
  mode: RoundMode | undefined = undefined
  courseId: string | undefined = undefined
  order: RoundOrder = 'newest'
  range: DateRange = anyDate
  readonly #rounds: Rounds
  readonly #clock: Clock

  constructor(rounds: Rounds, editor: RoundEditor, clock: Clock) {
    this.#rounds = rounds
    this.#clock = clock
    this.editor = editor
    makeReactive(this)
  }

  get all(): readonly RoundSummary[] {
    return newestFirst(this.reading.value ?? [])
  }

  get rounds(): readonly RoundSummary[] {
    const { all, mode, courseId, order, range } = this
    const isWanted = (round: RoundSummary) => (!mode || round.mode === mode) && (!courseId || round.courseId === courseId)
    const rounds = playedIn(all.filter(isWanted), range)
    return order === 'best' ? bestFirst(rounds) : rounds
  }

  get courses(): readonly PlayedCourse[] {
    return coursesOf(this.all)
  }

  /** Until it is known that there are none. */
  get isFilterable(): boolean {
    const { value, failure } = this.reading
    return value ? value.length > 0 : !failure
  }

  choose(mode: RoundMode | undefined): void {
    this.mode = mode
  }

  chooseCourse(id: string | undefined): void {
    this.courseId = id
  }

  sort(order: RoundOrder): void {
    this.order = order
  }

  setRange(range: DateRange): void {
    this.range = range
  }

  showAll(): void {
    this.mode = undefined
    this.courseId = undefined
    this.range = anyDate
  }

  read(): Promise<void> {
    return this.reading.load((signal) => this.#rounds.all(signal))
  }

  /** Once the rounds were read: the new one has the tees of the last. */
  get canBegin(): boolean {
    return this.reading.state !== 'loading'
  }

  begin(): void {
    this.editor.open(this.all[0]?.tee)
  }

  beginAt(courseId: string): void {
    this.begin()
    if (courseId !== '') void this.editor.chooseCourse(courseId)
  }

  /** The new round, once it is there. */
  async save(): Promise<RoundSummary | undefined> {
    const started = await this.editor.save(this.all)
    if (started) await this.read()
    return started
  }

  hasBegun(round: RoundSummary): boolean {
    return hasBegun(round, this.#clock.now())
  }

  dispose(): void {
    this.reading.cancel()
    this.editor.dispose()
  }
}
