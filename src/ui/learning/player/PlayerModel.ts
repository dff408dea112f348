import type { PlaybackPreferences, PlaybackSettings } from '#app/learning/ports/PlaybackPreferences'
import type { Media } from '#domain/learning/media'
import { type Speed, speedAfter, speeds, steppedTime } from '#domain/learning/speed'
import type { Language } from '#domain/shared/language'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { Transport } from './Transport.ts'
import type { VideoElement, VideoMoment } from './VideoElement.ts'

type Captions = Language | 'off'

export class PlayerModel implements Transport {
  time = 0
  isPlaying = false
  isBroken: boolean
  readonly media: Media
  onMoment: ((moment: VideoMoment) => void) | undefined = undefined
  #video: VideoElement | undefined = undefined
  /** From the start of a seek to its end event. Browsers report the new time before that, when `seeking` is already false. */
  #isMoving = false
  readonly #viewing: PlaybackPreferences
  readonly #habits: Observed<PlaybackSettings>

  constructor(media: Media, viewing: PlaybackPreferences) {
    this.media = media
    this.isBroken = media.sources.length === 0
    this.#viewing = viewing
    this.#habits = observe(viewing)
    makeReactive(this)
  }

  /** The player's choice, whatever the video offers; undefined before any choice. */
  get captions(): Captions | undefined {
    return this.#habits.value.captions
  }

  get speed(): Speed {
    return this.#habits.value.speed
  }

  attach(video: VideoElement): () => void {
    this.#video = video
    this.#isMoving = false
    if (this.time > 0) video.currentTime = this.time
    video.playbackRate = this.speed
    const heard = Object.entries(this.hearing(video))
    for (const [name, hear] of heard) video.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of heard) video.removeEventListener(name, hear)
      if (this.#video === video) this.#video = undefined
    }
  }

  /** Browsers may refuse to play without a user gesture. */
  toggle(): void {
    if (!this.#video) return
    if (this.#video.paused) void this.#video.play().catch(() => undefined)
    else this.#video.pause()
  }

  pause(): void {
    this.#video?.pause()
  }

  seekTo(time: number): void {
    // The length of a shared video is unknown until it has loaded.
    const at = Math.min(this.seconds || time, Math.max(0, time))
    if (this.#video) this.#video.currentTime = at
    else this.time = at
  }

  seekBy(seconds: number): void {
    this.seekTo((this.#video?.currentTime ?? 0) + seconds)
  }

  seekToStart(): void {
    this.seekTo(0)
  }

  seekToEnd(): void {
    this.seekTo(this.seconds)
  }

  seekToTenth(tenth: number): void {
    this.seekTo((this.seconds * tenth) / 10)
  }

  step(frames: number): void {
    if (!this.#video) return
    this.#video.pause()
    this.#video.currentTime = steppedTime(this.#video.currentTime, frames, {
      framesPerSecond: this.media.framesPerSecond,
      seconds: this.seconds,
    })
  }

  changeSpeed(speed: Speed): void {
    if (speed !== this.speed) this.#viewing.chooseSpeed(speed)
    if (this.#video) this.#video.playbackRate = speed
  }

  changeSpeedBy(direction: 1 | -1): void {
    this.changeSpeed(speedAfter(this.speed, direction))
  }

  toggleSound(): void {
    if (this.#video) this.#video.muted = !this.#video.muted
  }

  chooseCaptions(captions: Captions): void {
    if (captions !== this.captions) this.#viewing.chooseCaptions(captions)
  }

  reportBroken(isBroken: boolean): void {
    this.isBroken = isBroken
  }

  /** The video's own length; that of a shared video is unknown before. */
  private get seconds(): number {
    const { duration = Number.NaN } = this.#video ?? {}
    return Number.isFinite(duration) ? duration : this.media.seconds
  }

  private hearing(video: VideoElement): Readonly<Record<string, () => void>> {
    return {
      seeking: () => {
        this.#isMoving = true
      },
      timeupdate: () => {
        if (!this.isOnTheWay(video)) this.pass({ kind: 'passed', time: video.currentTime })
      },
      // A busy page gets the event late, when the video has moved on.
      play: () => this.run(true, { kind: 'played', time: this.time }),
      pause: () => this.run(false, { kind: 'paused', time: this.shown(video) }),
      ended: () => this.run(false, { kind: 'ended', time: video.currentTime }),
      seeked: () => {
        this.#isMoving = false
        this.pass({ kind: 'seeked', from: this.time, time: video.currentTime })
      },
      ratechange: () => this.takeSpeed(video.playbackRate),
      error: () => this.reportBroken(true),
      loadedmetadata: () => this.reportBroken(false),
    }
  }

  /** During a seek, the old time counts: what lies between was not watched. */
  private shown(video: VideoElement): number {
    return this.isOnTheWay(video) ? this.time : video.currentTime
  }

  private isOnTheWay(video: VideoElement): boolean {
    return video.seeking || this.#isMoving
  }

  private pass(moment: VideoMoment): void {
    this.time = moment.time
    this.onMoment?.(moment)
  }

  private run(isPlaying: boolean, moment: VideoMoment): void {
    this.isPlaying = isPlaying
    this.pass(moment)
  }

  /** The browser's menu may choose a speed that we don't offer. */
  private takeSpeed(rate: number): void {
    const chosen = speeds.find((speed) => speed === rate)
    if (chosen !== undefined && chosen !== this.speed) this.#viewing.chooseSpeed(chosen)
  }
}
