import { makeObservable, observableRef } from 'mobx'
import type { Observable, Subscription } from 'rxjs'
import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { TrackPlayback } from '#app/learning/ports/TrackPlayback'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import type { ReportWatched } from '#app/learning/ReportWatched'
import type { Clock } from '#app/shared/ports/Clock'
import type { PageVisibility } from '#app/shared/ports/PageVisibility'
import { type Token, token } from '#app/shared/token'
import type { Favourite } from '#domain/learning/favourite'
import { type Shareable, shareableVideo } from '#domain/learning/share'
import type { Video } from '#domain/learning/video'
import { type Watched, withSeconds } from '#domain/learning/watched'
import { resumePosition } from '#domain/learning/watchProgress'
import { PlayerModel } from '../player/PlayerModel.ts'
import type { VideoMoment } from '../player/VideoElement.ts'
import { PlaybackTracker } from './PlaybackTracker.ts'
import { ResumeModel } from './ResumeModel.ts'
import { WatchingModel } from './WatchingModel.ts'

/** What the club and the device hear: how much was seen, how, and what was kept meanwhile. */
export interface Reports {
  readonly watched: ReportWatched
  readonly history: WatchHistory
  readonly playback: TrackPlayback
  readonly kept: Observable<Favourite>
}
export const Reports: Token<Reports> = token('Reports')

/** What every video is shown with. */
export interface PlaybackDependencies {
  readonly reports: Reports
  readonly viewing: PlaybackPreferences
  readonly clock: Clock
  readonly visibility: PageVisibility
}
export const PlaybackDependencies: Token<PlaybackDependencies> = token('Cinema')

/** A video that is shown: its player, and all that listens to it. */
export class PlaybackModel {
  video: Video
  readonly player: PlayerModel
  readonly resume: ResumeModel
  readonly watching: WatchingModel
  readonly usage: PlaybackTracker
  private at: number
  /** Nothing is kept of a video that was only opened. */
  private isHeard = false
  private readonly history: WatchHistory
  private readonly hiding: Subscription
  private readonly reaching: Subscription

  constructor(video: Video, { viewing, reports, clock, visibility }: PlaybackDependencies, at?: number) {
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
    this.usage = new PlaybackTracker(video, this.player, reports)
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
    return shareableVideo(media, { sourceId, type: 'video', title, description })
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

  private hear(moment: VideoMoment): void {
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
