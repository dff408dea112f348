import type { AddTees } from '#app/rounds/AddTees'
import type { CurrentGolfer, Player } from '#app/rounds/ports/CurrentGolfer'
import type { TeeBoxes, TeeBoxOfCourse } from '#app/rounds/ports/TeeBoxes'
import type { RoundTee } from '#domain/rounds/round'
import { teeToPlay } from '#domain/rounds/teeChoice'
import { emptyTee, newTeeIn, type TeeDraft, type TeeProblems } from '#domain/rounds/teeDraft'
import type { TypedNumbers } from '#domain/shared/number'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import { Task } from '#ui/shell/Task.ts'

/** The tees of a course: which one is played, and those that the player adds and deletes. */
export class TeeModel {
  readonly reading = new Loaded<readonly TeeBoxOfCourse[]>()
  readonly adding = new Task()
  readonly removing = new Task()
  draft: TeeDraft | undefined = undefined
  problems: TeeProblems = {}
  private courseId = ''
  private removed: readonly string[] = []
  /** Names the tee box and whose rating counts. */
  private chosen: string | undefined = undefined
  private usual: RoundTee | undefined = undefined
  readonly #teeBoxes: TeeBoxes
  readonly #adding: AddTees
  readonly #numbers: TypedNumbers
  readonly #player: Observed<Player | undefined>

  constructor(teeBoxes: TeeBoxes, adding: AddTees, numbers: TypedNumbers, player: CurrentGolfer) {
    this.#numbers = numbers
    this.#teeBoxes = teeBoxes
    this.#adding = adding
    this.#player = observe(player)
    makeReactive(this)
  }

  get tees(): readonly TeeBoxOfCourse[] {
    return (this.reading.value ?? []).filter(({ id }) => !this.removed.includes(id))
  }

  get tee(): TeeBoxOfCourse | undefined {
    const chosen = this.tees.find((tee) => keyOf(tee) === this.chosen)
    return chosen ?? teeToPlay(this.tees, this.usual, this.#player.value?.players)
  }

  keyOf(tee: RoundTee): string {
    return keyOf(tee)
  }

  async open(courseId: string, usual: RoundTee | undefined): Promise<void> {
    if (courseId !== this.courseId) this.reading.clear()
    this.courseId = courseId
    this.usual = usual
    this.chosen = undefined
    this.draft = undefined
    await this.read()
  }

  choose(key: string): void {
    this.chosen = key
  }

  begin(): void {
    this.adding.clear()
    this.problems = {}
    this.draft = emptyTee(this.tee?.players ?? this.#player.value?.players ?? 'men')
  }

  write(change: Partial<TeeDraft>): void {
    if (this.draft) this.draft = { ...this.draft, ...change }
  }

  drop(): void {
    if (!this.adding.busy) this.draft = undefined
  }

  async add(): Promise<boolean> {
    if (!this.draft) return false
    const checked = newTeeIn(this.draft, this.#numbers.number)
    this.problems = 'problems' in checked ? checked.problems : {}
    if (!('tee' in checked)) return false
    const added = await this.adding.run(() => this.#adding.execute(this.courseId, checked.tee, this.tees))
    if (!added) return false
    this.draft = undefined
    await this.read()
    this.choose(keyOf(added))
    return true
  }

  async remove({ id }: TeeBoxOfCourse): Promise<void> {
    const isRemoved = await this.removing.run(async () => {
      await this.#teeBoxes.remove(id)
      return true
    })
    if (isRemoved) this.leaveOut(id)
  }

  close(): void {
    this.reading.cancel()
  }

  private leaveOut(id: string): void {
    this.removed = [...this.removed, id]
  }

  private read(): Promise<void> {
    return this.reading.load((signal) => this.#teeBoxes.ofCourse(this.courseId, signal))
  }
}

function keyOf({ id, players }: RoundTee): string {
  return `${id} ${players}`
}
