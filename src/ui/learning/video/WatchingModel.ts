import type { TellWatched } from '#app/learning/TellWatched'
import type { Clock } from '#app/shared/ports/Clock'
import type { Video } from '#domain/learning/video'
import { type Watched, watchedBefore, watchedTime, withSpan } from '#domain/learning/watched'
import { Task } from '#ui/shell/Task.ts'
import type { FilmMoment } from '../player/Film.ts'

const every = 10_000

/** Counts what of a film is seen, and tells the club: while it runs, and whenever it stops. */
export class WatchingModel {
  readonly telling = new Task()
  private watched: Watched
  /** As far as the running film is counted; absent while it stands. */
  private counted: number | undefined = undefined
  private told: number
  private isWanted = false
  private ticking: AbortController | undefined = undefined
  private readonly id: string
  private readonly club: TellWatched
  private readonly clock: Clock

  constructor({ id, watchedTime: before }: Pick<Video, 'id' | 'watchedTime'>, club: TellWatched, clock: Clock) {
    this.id = id
    this.watched = watchedBefore(before)
    this.told = Math.floor(before)
    this.club = club
    this.clock = clock
  }

  hear(moment: FilmMoment): void {
    this.count(moment.kind === 'seeked' ? moment.from : moment.time)
    const isRunning = moment.kind === 'played' || this.counted !== undefined
    const stops = moment.kind === 'paused' || moment.kind === 'ended'
    this.counted = isRunning && !stops ? moment.time : undefined
    if (moment.kind === 'played') void this.tick()
    if (stops || moment.kind === 'seeked') void this.tell()
  }

  /** What was seen until now; where the club has not heard of it yet. */
  async tell(): Promise<void> {
    this.isWanted = true
    while (this.isWanted && this.isDue && !this.telling.busy) {
      this.isWanted = false
      const seconds = watchedTime(this.watched)
      const isTold = await this.telling.run(() => this.club.execute(this.id, seconds))
      if (isTold) this.told = seconds
    }
  }

  close(): void {
    this.ticking?.abort()
    void this.tell()
  }

  private get isDue(): boolean {
    return watchedTime(this.watched) > this.told
  }

  private count(until: number): void {
    if (this.counted !== undefined) this.watched = withSpan(this.watched, { from: this.counted, to: until })
  }

  /** Also what could not be told is told again so. */
  private async tick(): Promise<void> {
    if (this.ticking) return
    const ticking = new AbortController()
    this.ticking = ticking
    while (this.counted !== undefined || this.isDue) {
      const isOver = await this.clock.sleep(every, ticking.signal).then(
        () => false,
        () => true,
      )
      if (isOver) break
      await this.tell()
    }
    this.ticking = undefined
  }
}
