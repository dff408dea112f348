import { makeAutoObservable, observableRef } from 'mobx'
import type { Viewing, ViewingHabits } from '#app/learning/ports/Viewing'
import type { Media } from '#domain/learning/media'
import { type Speed, speedAfter, speeds, steppedTime } from '#domain/learning/speed'
import type { Language } from '#domain/shared/language'
import { type Observed, observe } from '#ui/shell/observe.ts'
import type { Film, FilmMoment } from './Film.ts'
import type { Transport } from './Transport.ts'

type Captions = Language | 'off'

/** A film as it runs: what the keys, the buttons and the browser's own controls do to it, and what came of it. */
export class PlayerModel implements Transport {
  time = 0
  isPlaying = false
  speed: Speed = 1
  /** It could not be loaded, or not be shown. */
  isBroken: boolean
  readonly media: Media
  /** Told of what happens to the film; nobody unless set. */
  onMoment: ((moment: FilmMoment) => void) | undefined = undefined
  #film: Film | undefined = undefined
  /** From the start of a seek until its end is told: browsers tell the new time in between, when they no longer seek. */
  #isMoving = false
  readonly #viewing: Viewing
  readonly #habits: Observed<ViewingHabits>

  constructor(media: Media, viewing: Viewing) {
    this.media = media
    this.isBroken = media.sources.length === 0
    this.#viewing = viewing
    this.#habits = observe(viewing)
    makeAutoObservable(this, { media: observableRef, onMoment: false }, { autoBind: true })
  }

  /** Those that the player has chosen, whatever the film has; none chosen yet: absent. */
  get captions(): Captions | undefined {
    return this.#habits.value.captions
  }

  /** From now on this film is the one that runs; returns the way to let it go. */
  attach(film: Film): () => void {
    this.#film = film
    this.#isMoving = false
    if (this.time > 0) film.currentTime = this.time
    film.playbackRate = this.speed
    const heard = Object.entries(this.hearing(film))
    for (const [name, hear] of heard) film.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of heard) film.removeEventListener(name, hear)
      if (this.#film === film) this.#film = undefined
    }
  }

  /** Promises nothing: browsers refuse to play what nobody has asked for. */
  toggle(): void {
    if (!this.#film) return
    if (this.#film.paused) void this.#film.play().catch(() => undefined)
    else this.#film.pause()
  }

  pause(): void {
    this.#film?.pause()
  }

  /** Also before there is a film: it begins there. */
  seekTo(time: number): void {
    // Of what was shared nobody knows the length before the film has come.
    const at = Math.min(this.seconds || time, Math.max(0, time))
    if (this.#film) this.#film.currentTime = at
    else this.time = at
  }

  seekBy(seconds: number): void {
    this.seekTo((this.#film?.currentTime ?? 0) + seconds)
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
    if (!this.#film) return
    this.#film.pause()
    this.#film.currentTime = steppedTime(this.#film.currentTime, frames, {
      framesPerSecond: this.media.framesPerSecond,
      seconds: this.seconds,
    })
  }

  changeSpeed(speed: Speed): void {
    this.speed = speed
    if (this.#film) this.#film.playbackRate = speed
  }

  changeSpeedBy(direction: 1 | -1): void {
    this.changeSpeed(speedAfter(this.speed, direction))
  }

  toggleSound(): void {
    if (this.#film) this.#film.muted = !this.#film.muted
  }

  chooseCaptions(captions: Captions): void {
    if (captions !== this.captions) this.#viewing.chooseCaptions(captions)
  }

  tellBroken(isBroken: boolean): void {
    this.isBroken = isBroken
  }

  /** As the film itself has it once it has come: nobody told us the length of what was shared. */
  private get seconds(): number {
    const { duration = Number.NaN } = this.#film ?? {}
    return Number.isFinite(duration) ? duration : this.media.seconds
  }

  private hearing(film: Film): Readonly<Record<string, () => void>> {
    return {
      seeking: () => {
        this.#isMoving = true
      },
      timeupdate: () => {
        if (!this.isOnTheWay(film)) this.pass({ kind: 'passed', time: film.currentTime })
      },
      play: () => this.run(true, { kind: 'played', time: this.shown(film) }),
      pause: () => this.run(false, { kind: 'paused', time: this.shown(film) }),
      ended: () => this.run(false, { kind: 'ended', time: film.currentTime }),
      seeked: () => {
        this.#isMoving = false
        this.pass({ kind: 'seeked', from: this.time, time: film.currentTime })
      },
      ratechange: () => this.takeSpeed(film.playbackRate),
      error: () => this.tellBroken(true),
      loadedmetadata: () => this.tellBroken(false),
    }
  }

  /** On the way to another time it still is where it was: what lies between was not seen. */
  private shown(film: Film): number {
    return this.isOnTheWay(film) ? this.time : film.currentTime
  }

  private isOnTheWay(film: Film): boolean {
    return film.seeking || this.#isMoving
  }

  private pass(moment: FilmMoment): void {
    this.time = moment.time
    this.onMoment?.(moment)
  }

  private run(isPlaying: boolean, moment: FilmMoment): void {
    this.isPlaying = isPlaying
    this.pass(moment)
  }

  /** The browser's own menu may have changed it, to one that we don't offer. */
  private takeSpeed(rate: number): void {
    this.speed = speeds.find((speed) => speed === rate) ?? this.speed
  }
}
