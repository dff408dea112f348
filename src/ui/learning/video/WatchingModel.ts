import type { ReportWatched } from '#app/learning/ReportWatched'
import type { Clock } from '#app/shared/ports/Clock'
import { type Watched, watchedTime, withSpan } from '#domain/learning/watched'
import { pauseBeforeReport } from '#domain/learning/watchReport'
import { Task } from '#ui/shell/Task.ts'
import type { VideoMoment } from '../player/VideoElement.ts'

interface Known {
  readonly id: string
  readonly watched: Watched
  readonly watchedTime: number
  readonly save: (watched: Watched) => void
}

export class WatchingModel {
  readonly telling = new Task()
  private watched: Watched
  /** Video time up to which playback is counted; undefined while paused. */
  private counted: number | undefined = undefined
  private told: number
  private isWanted = false
  private failures = 0
  private ticking: AbortController | undefined = undefined
  private readonly id: string
  private readonly save: Known['save']
  private readonly club: ReportWatched
  private readonly clock: Clock

  constructor({ id, watched, watchedTime: told, save }: Known, club: ReportWatched, clock: Clock) {
    this.id = id
    this.watched = watched
    this.told = Math.floor(told)
    this.save = save
    this.club = club
    this.clock = clock
  }

  hear(moment: VideoMoment): void {
    this.count(moment.kind === 'seeked' ? moment.from : moment.time)
    const isRunning = moment.kind === 'played' || this.counted !== undefined
    const stops = moment.kind === 'paused' || moment.kind === 'ended'
    this.counted = isRunning && !stops ? moment.time : undefined
    if (moment.kind === 'played') void this.tick()
    if (stops || moment.kind === 'seeked') void this.tell()
  }

  async tell(): Promise<void> {
    this.save(this.watched)
    this.isWanted = true
    while (this.isWanted && this.isDue && !this.telling.busy) {
      this.isWanted = false
      const seconds = watchedTime(this.watched)
      const isTold = await this.telling.run(() => this.club.execute(this.id, seconds))
      if (isTold) this.told = seconds
      this.take(isTold === true)
    }
  }

  close(): void {
    this.ticking?.abort()
    this.ticking = undefined
    void this.tell()
  }

  private get isDue(): boolean {
    return watchedTime(this.watched) > this.told
  }

  private count(until: number): void {
    if (this.counted !== undefined) this.watched = withSpan(this.watched, { from: this.counted, to: until })
  }

  private take(isTold: boolean): void {
    const hasFailed = this.failures > 0
    this.failures = isTold ? 0 : this.failures + 1
    if (!(isTold && hasFailed && this.ticking)) return
    this.ticking.abort()
    this.ticking = undefined
    void this.tick()
  }

  private async tick(): Promise<void> {
    if (this.ticking) return
    const ticking = new AbortController()
    this.ticking = ticking
    for (let pause = this.pause; pause !== undefined && !ticking.signal.aborted; pause = this.pause) {
      await this.clock.sleep(pause * 1000, ticking.signal).catch(() => undefined)
      if (!ticking.signal.aborted) await this.tell()
    }
    if (this.ticking === ticking) this.ticking = undefined
  }

  private get pause(): number | undefined {
    const isRunning = this.counted !== undefined
    return isRunning || this.isDue ? pauseBeforeReport(this.failures, isRunning) : undefined
  }
}
