import { makeObservable, observableRef } from 'mobx'
import type { Observable, Subscription } from 'rxjs'
import type { FilmUsage } from '#app/learning/ports/FilmUsage'
import type { Viewing } from '#app/learning/ports/Viewing'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import type { TellWatched } from '#app/learning/TellWatched'
import type { Clock } from '#app/shared/ports/Clock'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'
import { type Token, token } from '#app/shared/token'
import type { Favourite } from '#domain/learning/favourite'
import { type Shareable, shareableFilm } from '#domain/learning/share'
import type { Video } from '#domain/learning/video'
import { type Watched, withSeconds } from '#domain/learning/watched'
import { resumePosition } from '#domain/learning/watchProgress'
import type { FilmMoment } from '../player/Film.ts'
import { PlayerModel } from '../player/PlayerModel.ts'
import { ResumeModel } from './ResumeModel.ts'
import { UsageModel } from './UsageModel.ts'
import { WatchingModel } from './WatchingModel.ts'

/** What the club and the device hear: how much was seen, how, and what was kept meanwhile. */
export interface Reports {
  readonly watched: TellWatched
  readonly history: WatchHistory
  readonly usage: FilmUsage
  readonly kept: Observable<Favourite>
}
export const Reports: Token<Reports> = token('Reports')

/** What every video is shown with. */
export interface Cinema {
  readonly reports: Reports
  readonly viewing: Viewing
  readonly clock: Clock
  readonly visibility: PageVisibility
}
export const Cinema: Token<Cinema> = token('Cinema')

/** A video that is shown: its player, and all that listens to it. */
export class ShowingModel {
  video: Video
  readonly player: PlayerModel
  readonly resume: ResumeModel
  readonly watching: WatchingModel
  readonly usage: UsageModel
  private at: number
  /** Nothing is kept of a video that was only opened. */
  private isHeard = false
  private readonly history: WatchHistory
  private readonly hiding: Subscription
  private readonly reaching: Subscription

  constructor(video: Video, { viewing, reports, clock, visibility }: Cinema, at?: number) {
    const { history } = reports
    const { id, watchedTime, media } = video
    const saved = history.find(id)
    const save = (watched: Watched) => this.save(watched)
    this.video = video
    this.history = history
    this.player = new PlayerModel(media, viewing)
    this.resume = new ResumeModel(
      at === undefined ? resumePosition(saved, { watchedTime, seconds: media.seconds }) : undefined,
      this.player,
    )
    if (at !== undefined) this.player.seekTo(at)
    this.at = this.player.time
    this.watching = new WatchingModel(
      { id, watchedTime, watched: withSeconds(saved?.watched ?? [], watchedTime), save },
      reports.watched,
      clock,
    )
    this.usage = new UsageModel(video, this.player, reports)
    makeObservable(this, { video: observableRef })
    this.player.onMoment = (moment) => this.hear(moment)
    this.hiding = visibility.changes.subscribe((isVisible) => {
      if (!isVisible) void this.watching.tell()
    })
    this.reaching = reports.watched.occasions.subscribe(() => void this.watching.tell())
  }

  /** Absent where there is no film to show. */
  get shareable(): Shareable | undefined {
    const { id: sourceId, title, description, media } = this.video
    return shareableFilm(media, { sourceId, type: 'video', title, description })
  }

  /** Read again, as in another language: the film goes on. */
  receive(video: Video): void {
    this.video = video
  }

  close(): void {
    this.hiding.unsubscribe()
    this.reaching.unsubscribe()
    this.player.onMoment = undefined
    this.watching.close()
    this.usage.close()
  }

  private hear(moment: FilmMoment): void {
    this.resume.hear(moment, this.at)
    this.at = moment.time
    this.isHeard = true
    this.watching.hear(moment)
    this.usage.hear(moment)
  }

  private save(watched: Watched): void {
    const { id: videoId, series, media } = this.video
    if (this.isHeard) this.history.save({ videoId, seriesId: series?.id, seconds: media.seconds, watched, position: this.at })
  }
}
