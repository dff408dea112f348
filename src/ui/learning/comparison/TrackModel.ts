import { makeAutoObservable, observableRef } from 'mobx'
import type { Speed } from '#domain/learning/speed'
import type { RecordedSwing } from '#domain/learning/swing'
import { type Pace, paceOf, rateOf, type ShownTrack, type Track, timeAt } from '#domain/learning/videoSync'
import type { VideoElement } from '../player/VideoElement.ts'

/** What happens to a film that runs in step with others. */
interface LaneTelling {
  /** It has moved on by itself. */
  onMove(): void
  /** It was stopped, and not by us: by a headset, or by the browser. */
  onHalt(): void
}

/** The film of one side, which runs as it is told to. */
export class TrackModel {
  readonly swing: RecordedSwing
  /** The moment that is laid on the other's. */
  mark = 0
  isMirrored = false
  isBroken: boolean
  private video: VideoElement | undefined = undefined
  /** As the film itself says; absent until it does. */
  private duration: number | undefined = undefined
  #pace: Pace = 'wait'

  constructor(swing: RecordedSwing) {
    this.swing = swing
    this.isBroken = swing.media.sources.length === 0
    makeAutoObservable<this, 'video'>(this, { swing: false, video: observableRef }, { autoBind: true })
  }

  /** There is something to run. */
  get isReady(): boolean {
    return this.video !== undefined && !this.isBroken
  }

  get track(): Track {
    const { seconds, framesPerSecond } = this.swing.media
    return { seconds: Math.min(this.duration ?? seconds, seconds), framesPerSecond, mark: this.mark }
  }

  /** As it is right now: nobody is told when a film moves on. */
  look(): ShownTrack {
    return { ...this.track, time: this.video?.currentTime ?? 0 }
  }

  /** From now on this film is the one that is shown; returns the way to let it go. */
  attach(video: VideoElement, { onMove, onHalt }: LaneTelling): () => void {
    const heard: Readonly<Record<string, () => void>> = {
      timeupdate: onMove,
      ended: onMove,
      pause: () => {
        if (this.#pace !== 'wait' && !video.ended) onHalt()
      },
      error: () => this.reportBroken(true),
      loadedmetadata: () => this.reportLoaded(video),
    }
    video.muted = true
    this.video = video
    if (video.duration) this.reportLoaded(video)
    for (const [name, hear] of Object.entries(heard)) video.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of Object.entries(heard)) video.removeEventListener(name, hear)
      this.letGo(video)
    }
  }

  /** Shows its frame of a position. */
  show(position: number): void {
    if (this.video) this.video.currentTime = timeAt(this.track, position)
  }

  /** Goes on so that it meets the one that has come to `behind`. */
  keepUp(behind: number, speed: Speed): void {
    const { video } = this
    if (!video || video.ended) return
    this.#pace = paceOf(this.look(), behind, this.#pace)
    const rate = rateOf(this.#pace, speed)
    if (rate === 0) video.pause()
    else runAt(video, rate)
  }

  stop(): void {
    this.#pace = 'wait'
    this.video?.pause()
  }

  mirror(): void {
    this.isMirrored = !this.isMirrored
  }

  reportBroken(isBroken: boolean): void {
    this.isBroken = isBroken
  }

  private reportLoaded({ duration }: VideoElement): void {
    this.duration = duration
    this.isBroken = false
  }

  private letGo(video: VideoElement): void {
    if (this.video === video) this.video = undefined
  }
}

function runAt(video: VideoElement, rate: number): void {
  if (video.playbackRate !== rate) video.playbackRate = rate
  // One that was stopped while it began says so, and begins again with the next look.
  if (video.paused) void video.play().catch(() => undefined)
}
