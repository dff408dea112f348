import { BehaviorSubject, skip } from 'rxjs'
import type { PlaybackPreferences, PlaybackSettings } from '#app/learning/ports/PlaybackPreferences'
import type { TrackPlayback } from '#app/learning/ports/TrackPlayback'
import type { WatchHistory } from '#app/learning/ports/WatchHistory'
import { SaveFavourite } from '#app/learning/SaveFavourite'
import { Failure } from '#app/shared/failure'
import type { Favourite } from '#domain/learning/favourite'
import type { Media } from '#domain/learning/media'
import { type WatchProgress, withProgress } from '#domain/learning/watchProgress'
import { FavouriteState } from '#ui/learning/favourites/FavouriteState.ts'
import { PlayerModel } from '#ui/learning/player/PlayerModel.ts'
import type { VideoElement } from '#ui/learning/player/VideoElement.ts'

export function buildMedia(media: Partial<Media> = {}): Media {
  const sources = [{ address: 'https://media.clubhouse.example/swing/video.webm', type: 'video/webm' }]
  return { sources, captions: [], seconds: 40, framesPerSecond: 30, ...media }
}

export class VideoStub extends EventTarget implements VideoElement {
  playbackRate = 1
  muted = false
  paused = true
  ended = false
  seeking = false
  readonly duration: number
  private at = 0

  constructor(duration = 40) {
    super()
    this.duration = duration
  }

  get currentTime(): number {
    return this.at
  }

  set currentTime(time: number) {
    this.at = time
    this.seeking = true
    this.ended = false
    this.tell('seeking')
  }

  async play(): Promise<void> {
    this.begin()
  }

  /** A busy page gets the event late. */
  begin(delay = 0): void {
    this.paused = false
    this.at += delay
    this.tell('play')
  }

  pause(): void {
    if (this.paused) return
    this.paused = true
    this.tell('pause')
  }

  pass(seconds: number): void {
    this.land()
    this.at = Math.min(this.duration, this.at + seconds)
    this.tell('timeupdate')
  }

  /** Like browsers, reports the new time before the `seeked` event, when `seeking` is already false. */
  land(): void {
    if (!this.seeking) return
    this.seeking = false
    this.tell('timeupdate')
    this.tell('seeked')
  }

  finish(): void {
    this.paused = true
    this.ended = true
    this.tell('ended')
  }

  private tell(name: string): void {
    this.dispatchEvent(new Event(name))
  }
}

export function createPlaybackPreferences(): PlaybackPreferences {
  const habits = new BehaviorSubject<PlaybackSettings>({ speed: 1, usageAnalytics: true })
  return {
    get value() {
      return habits.value
    },
    changes: habits.pipe(skip(1)),
    chooseCaptions: (captions) => habits.next({ ...habits.value, captions }),
    chooseSpeed: (speed) => habits.next({ ...habits.value, speed }),
  }
}

export const ignoredPlayback: TrackPlayback = {
  record: async () => undefined,
  recordSubscription: async () => undefined,
  recordExit: async () => undefined,
}

export function createPlayer(media: Partial<Media> = {}) {
  const viewing = createPlaybackPreferences()
  const model = new PlayerModel(buildMedia(media), viewing)
  return { model, viewing, attach: (video: VideoElement) => model.attach(video) }
}

export class WatchHistoryInMemory implements WatchHistory {
  private kept: readonly WatchProgress[]

  constructor(...kept: readonly (WatchProgress | undefined)[]) {
    this.kept = kept.filter((each) => each !== undefined)
  }

  all(): readonly WatchProgress[] {
    return this.kept
  }

  find(videoId: string): WatchProgress | undefined {
    return this.kept.find((each) => each.videoId === videoId)
  }

  save(progress: WatchProgress): void {
    this.kept = withProgress(this.kept, progress)
  }
}

/** `isRefused`: by the club. */
export function createFavourites(isRefused = false) {
  const saved: unknown[] = []
  const set = async (favourite: Favourite, isKept: boolean) => {
    if (isRefused) throw new Failure('server-fault')
    saved.push([favourite, isKept])
  }
  return { saved, marks: new FavouriteState(new SaveFavourite({ set })) }
}
