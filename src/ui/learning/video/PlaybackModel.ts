import { makeObservable, observableRef } from 'mobx'
import type { Subscription } from 'rxjs'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import type { ReportWatched } from '#app/learning/ReportWatched'
import type { Clock } from '#app/shared/ports/Clock'
import { type Shareable, shareableVideo } from '#domain/learning/share'
import type { Video } from '#domain/learning/video'
import { type Watched, withSeconds } from '#domain/learning/watched'
import { resumePosition } from '#domain/learning/watchProgress'
import type { PlayerModel } from '../player/PlayerModel.ts'
import type { VideoMoment } from '../player/VideoElement.ts'
import type { PlaybackTracker } from './PlaybackTracker.ts'
import { ResumeModel } from './ResumeModel.ts'
import { WatchingModel } from './WatchingModel.ts'

interface Playback {
  readonly video: Video
  readonly player: PlayerModel
  readonly at: number | undefined
}

export class PlaybackModel {
  video: Video
  readonly player: PlayerModel
  readonly resume: ResumeModel
  readonly watching: WatchingModel
  private at: number
  /** A video that was opened but not played is not recorded. */
  private isHeard = false
  private readonly history: WatchHistory
  private readonly tracker: PlaybackTracker
  private readonly reaching: Subscription

  constructor(
    { video, player, at }: Playback,
    tracker: PlaybackTracker,
    history: WatchHistory,
    reportWatched: ReportWatched,
    clock: Clock,
  ) {
    const { id, watchedTime, media } = video
    const saved = history.find(id)
    const save = (watched: Watched) => this.save(watched)
    this.video = video
    this.history = history
    this.player = player
    this.tracker = tracker
    this.resume = new ResumeModel(
      at === undefined ? resumePosition(saved, { watchedTime, seconds: media.seconds }) : undefined,
      this.player,
    )
    if (at !== undefined) this.player.seekTo(at)
    this.at = this.player.time
    this.watching = new WatchingModel(
      { id, watchedTime, watched: withSeconds(saved?.watched ?? [], watchedTime), save },
      reportWatched,
      clock,
    )
    tracker.follow(video, player)
    makeObservable(this, { video: observableRef })
    this.player.onMoment = (moment) => this.hear(moment)
    this.reaching = reportWatched.occasions.subscribe(() => void this.watching.tell())
  }

  get shareable(): Shareable | undefined {
    const { id: sourceId, title, description, media } = this.video
    return shareableVideo(media, { sourceId, type: 'video', title, description })
  }

  /** Reloading in another language keeps the video playing. */
  receive(video: Video): void {
    this.video = video
  }

  close(): void {
    this.reaching.unsubscribe()
    this.player.onMoment = undefined
    this.watching.close()
    this.tracker.close()
  }

  private hear(moment: VideoMoment): void {
    this.resume.hear(moment, this.at)
    this.at = moment.time
    this.isHeard = true
    this.watching.hear(moment)
    this.tracker.hear(moment)
  }

  private save(watched: Watched): void {
    const { id: videoId, series, media } = this.video
    if (this.isHeard) this.history.save({ videoId, seriesId: series?.id, seconds: media.seconds, watched, position: this.at })
  }
}
