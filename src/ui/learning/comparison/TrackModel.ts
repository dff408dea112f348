import type { Speed } from '#domain/learning/speed'
import type { RecordedSwing } from '#domain/learning/swing'
import { type Pace, paceOf, rateOf, type ShownTrack, type Track, timeAt } from '#domain/learning/videoSync'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { VideoElement } from '../player/VideoElement.ts'

interface LaneTelling {
  onMove(): void
  /** Stopped by a headset or the browser, not by us. */
  onHalt(): void
}

export class TrackModel {
  readonly swing: RecordedSwing
  mark = 0
  isMirrored = false
  isBroken: boolean
  private video: VideoElement | undefined = undefined
  private duration: number | undefined = undefined
  #pace: Pace = 'wait'

  constructor(swing: RecordedSwing) {
    this.swing = swing
    this.isBroken = swing.media.sources.length === 0
    makeReactive(this)
  }

  get isReady(): boolean {
    return this.video !== undefined && !this.isBroken
  }

  get track(): Track {
    const { seconds, framesPerSecond } = this.swing.media
    return { seconds: Math.min(this.duration ?? seconds, seconds), framesPerSecond, mark: this.mark }
  }

  /** Not observable: time changes with each frame. */
  look(): ShownTrack {
    return { ...this.track, time: this.video?.currentTime ?? 0 }
  }

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
      this.release(video)
    }
  }

  show(position: number): void {
    if (this.video) this.video.currentTime = timeAt(this.track, position)
  }

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

  private release(video: VideoElement): void {
    if (this.video === video) this.video = undefined
  }
}

function runAt(video: VideoElement, rate: number): void {
  if (video.playbackRate !== rate) video.playbackRate = rate
  // A video that was stopped while starting rejects; the next frame starts it again.
  if (video.paused) void video.play().catch(() => undefined)
}
