import { makeAutoObservable, observableRef } from 'mobx'
import { type Lane, type Pace, paceOf, rateOf, type ShownLane, timeAt } from '#domain/learning/inStep'
import type { Speed } from '#domain/learning/speed'
import type { FilmedSwing } from '#domain/learning/swing'
import type { Film } from '../player/Film.ts'

/** What happens to a film that runs in step with others. */
interface LaneTelling {
  /** It has moved on by itself. */
  onMove(): void
  /** It was stopped, and not by us: by a headset, or by the browser. */
  onHalt(): void
}

/** The film of one side, which runs as it is told to. */
export class LaneModel {
  readonly swing: FilmedSwing
  /** The moment that is laid on the other's. */
  mark = 0
  isMirrored = false
  isBroken: boolean
  private film: Film | undefined = undefined
  /** As the film itself says; absent until it does. */
  private duration: number | undefined = undefined
  #pace: Pace = 'wait'

  constructor(swing: FilmedSwing) {
    this.swing = swing
    this.isBroken = swing.media.sources.length === 0
    makeAutoObservable<this, 'film'>(this, { swing: false, film: observableRef }, { autoBind: true })
  }

  /** There is something to run. */
  get isReady(): boolean {
    return this.film !== undefined && !this.isBroken
  }

  get lane(): Lane {
    const { seconds, framesPerSecond } = this.swing.media
    return { seconds: Math.min(this.duration ?? seconds, seconds), framesPerSecond, mark: this.mark }
  }

  /** As it is right now: nobody is told when a film moves on. */
  look(): ShownLane {
    return { ...this.lane, time: this.film?.currentTime ?? 0 }
  }

  /** From now on this film is the one that is shown; returns the way to let it go. */
  attach(film: Film, { onMove, onHalt }: LaneTelling): () => void {
    const heard: Readonly<Record<string, () => void>> = {
      timeupdate: onMove,
      ended: onMove,
      pause: () => {
        if (this.#pace !== 'wait' && !film.ended) onHalt()
      },
      error: () => this.tellBroken(true),
      loadedmetadata: () => this.tellLoaded(film),
    }
    film.muted = true
    this.film = film
    if (film.duration) this.tellLoaded(film)
    for (const [name, hear] of Object.entries(heard)) film.addEventListener(name, hear)
    return () => {
      for (const [name, hear] of Object.entries(heard)) film.removeEventListener(name, hear)
      this.letGo(film)
    }
  }

  /** Shows its frame of a position. */
  show(position: number): void {
    if (this.film) this.film.currentTime = timeAt(this.lane, position)
  }

  /** Goes on so that it meets the one that has come to `behind`. */
  keepUp(behind: number, speed: Speed): void {
    const { film } = this
    if (!film || film.ended) return
    this.#pace = paceOf(this.look(), behind, this.#pace)
    const rate = rateOf(this.#pace, speed)
    if (rate === 0) film.pause()
    else runAt(film, rate)
  }

  stop(): void {
    this.#pace = 'wait'
    this.film?.pause()
  }

  mirror(): void {
    this.isMirrored = !this.isMirrored
  }

  tellBroken(isBroken: boolean): void {
    this.isBroken = isBroken
  }

  private tellLoaded({ duration }: Film): void {
    this.duration = duration
    this.isBroken = false
  }

  private letGo(film: Film): void {
    if (this.film === film) this.film = undefined
  }
}

function runAt(film: Film, rate: number): void {
  if (film.playbackRate !== rate) film.playbackRate = rate
  // One that was stopped while it began says so, and begins again with the next look.
  if (film.paused) void film.play().catch(() => undefined)
}
