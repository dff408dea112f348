import { type IReactionDisposer, reaction } from 'mobx'
import type { Swings } from '#app/learning/ports/Swings'
import { besideSwing, type Swing } from '#domain/learning/swing'
import { timeAt } from '#domain/learning/videoSync'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { PairModel } from './PairModel.ts'
import { TrackModel } from './TrackModel.ts'

export const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

export interface ComparisonQuery {
  readonly left?: string | undefined
  readonly right?: string | undefined
  readonly leftMark?: number | undefined
  readonly rightMark?: number | undefined
}

export class ComparisonViewModel {
  readonly list = new Loaded<readonly Swing[]>()
  /** Videos contain no texts, so a change of language must not restart them. */
  readonly left = new Loaded<TrackModel>({ isReloaded: false })
  readonly right = new Loaded<TrackModel>({ isReloaded: false })
  readonly pair = new PairModel()
  private query: ComparisonQuery = {}
  #following: readonly IReactionDisposer[] = []
  readonly #swings: Swings

  constructor(swings: Swings) {
    this.#swings = swings
    makeReactive(this)
  }

  /** By default the newest swing and the earlier one most like it. */
  get leftId(): string | undefined {
    return this.query.left ?? this.list.value?.[0]?.id
  }

  get rightId(): string | undefined {
    const { leftId } = this
    return this.query.right ?? (leftId === undefined ? undefined : besideSwing(this.list.value ?? [], leftId)?.id)
  }

  get tracks(): readonly TrackModel[] {
    return sides.flatMap((side) => this[side].value ?? [])
  }

  get isLaid(): boolean {
    return this.markOf('left') !== undefined && this.markOf('right') !== undefined
  }

  start(): void {
    void this.list.load((signal) => this.#swings.list(signal))
    this.#following = [
      ...sides.map((side) =>
        reaction(
          () => this[`${side}Id`],
          (id) => this.read(this[side], id),
          { fireImmediately: true },
        ),
      ),
      reaction(
        () => this.tracks,
        (tracks) => this.put(tracks),
        { equals: (one, other) => one.length === other.length && one.every((track, place) => track === other[place]) },
      ),
    ]
  }

  dispose(): void {
    for (const stop of this.#following) stop()
    this.pair.pause()
    for (const loaded of [this.list, this.left, this.right]) loaded.cancel()
  }

  show(query: ComparisonQuery): void {
    const before = this.query
    this.query = query
    const moved = sides.find((side) => before[`${side}Mark`] !== query[`${side}Mark`])
    if (moved) this.lay(this[moved].value)
  }

  idOf(side: Side): string | undefined {
    return this[`${side}Id`]
  }

  markOf(side: Side): number | undefined {
    return this.query[`${side}Mark`]
  }

  momentOf(side: Side): number | undefined {
    const track = this[side].value?.track
    return track && Math.round(timeAt(track, this.pair.position) * 1000) / 1000
  }

  private read(loaded: Loaded<TrackModel>, id: string | undefined): void {
    loaded.clear()
    if (id !== undefined) void loaded.load(async (signal) => new TrackModel(await this.#swings.byId(id, signal)))
  }

  private put(tracks: readonly TrackModel[]): void {
    this.pair.put(tracks)
    this.lay(undefined)
  }

  /** Aligned at the start until both videos are marked. */
  private lay(stays: TrackModel | undefined): void {
    const marks = this.tracks.length === sides.length && this.isLaid ? sides.map((side) => this.markOf(side) ?? 0) : []
    this.pair.lay(marks, stays)
    if (!stays) this.pair.seekToStart()
  }
}
