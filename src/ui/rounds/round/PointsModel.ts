import type { PlayTracking } from '#app/rounds/ports/PlayTracking'
import { mostPoints, type PlayPoint, type PointsOfHole, pointAt } from '#domain/rounds/playTracking'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { Task } from '#ui/shell/Task.ts'

const nowhere: readonly PlayPoint[] = []

export class PointsModel {
  readonly reading = new Loaded<readonly PointsOfHole[]>()
  readonly saving = new Task()
  hole = 1
  changed: readonly PlayPoint[] | undefined = undefined
  chosen = 0
  private roundId = 0
  readonly #tracking: PlayTracking

  constructor(tracking: PlayTracking) {
    this.#tracking = tracking
    makeReactive(this)
  }

  get points(): readonly PlayPoint[] {
    return this.changed ?? this.saved
  }

  get isChanging(): boolean {
    return this.changed !== undefined
  }

  get isUnsent(): boolean {
    return this.changed !== undefined && this.changed !== this.saved
  }

  get isFull(): boolean {
    return this.points.length >= mostPoints
  }

  async open(roundId: number): Promise<void> {
    if (roundId !== this.roundId) {
      this.reading.clear()
      this.changed = undefined
    }
    this.roundId = roundId
    await this.reading.load((signal) => this.#tracking.points(roundId, signal))
  }

  show(hole: number): void {
    if (hole !== this.hole && !this.saving.busy) this.changed = undefined
    this.hole = hole
  }

  change(): void {
    this.saving.clear()
    this.changed = this.points
    this.chosen = Math.max(0, this.points.length - 1)
  }

  choose(index: number): void {
    this.chosen = index
  }

  drop(): void {
    if (!this.saving.busy) this.changed = undefined
  }

  add(x: number, y: number): void {
    if (!this.changed || this.isFull) return
    this.chosen = this.changed.length
    this.changed = [...this.changed, pointAt(x, y)]
  }

  move(index: number, x: number, y: number): void {
    this.changed = this.changed?.map((point, at) => (at === index ? pointAt(x, y) : point))
  }

  removeLast(): void {
    this.changed = this.changed?.slice(0, -1)
    this.chosen = Math.max(0, Math.min(this.chosen, this.points.length - 1))
  }

  async save(): Promise<boolean> {
    const { changed, hole, roundId } = this
    if (!changed) return false
    const isSaved = await this.saving.run(async () => {
      await this.#tracking.savePoints(roundId, hole, changed)
      return true
    })
    if (isSaved) this.keep(hole, changed)
    return isSaved === true
  }

  close(): void {
    this.reading.cancel()
  }

  private get saved(): readonly PlayPoint[] {
    return this.reading.value?.find(({ hole }) => hole === this.hole)?.points ?? nowhere
  }

  private keep(hole: number, points: readonly PlayPoint[]): void {
    const others = (this.reading.value ?? []).filter((each) => each.hole !== hole)
    this.reading.receive([...others, { hole, points }])
    this.changed = undefined
  }
}
