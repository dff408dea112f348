import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import type { ReportWatched } from '#app/learning/ReportWatched'
import type { Clock } from '#app/shared/ports/Clock'
import type { Video } from '#domain/learning/video'
import { PlayerModel } from '../player/PlayerModel.ts'
import { PlaybackModel } from './PlaybackModel.ts'
import type { PlaybackTracker } from './PlaybackTracker.ts'

export class PlaybackFactory {
  readonly #preferences: PlaybackPreferences
  readonly #tracker: PlaybackTracker
  readonly #history: WatchHistory
  readonly #reportWatched: ReportWatched
  readonly #clock: Clock

  constructor(
    preferences: PlaybackPreferences,
    tracker: PlaybackTracker,
    history: WatchHistory,
    reportWatched: ReportWatched,
    clock: Clock,
  ) {
    this.#preferences = preferences
    this.#tracker = tracker
    this.#history = history
    this.#reportWatched = reportWatched
    this.#clock = clock
  }

  create(video: Video, at?: number): PlaybackModel {
    const player = new PlayerModel(video.media, this.#preferences)
    return new PlaybackModel({ video, player, at }, this.#tracker, this.#history, this.#reportWatched, this.#clock)
  }
}
