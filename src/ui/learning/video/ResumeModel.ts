import { makeAutoObservable } from 'mobx'
import type { PlayerModel } from '../player/PlayerModel.ts'
import type { VideoMoment } from '../player/VideoElement.ts'

/** So many seconds after it went on, nobody wants to start over. */
const offeredFor = 10

/** A video goes on where the player has left; starting over is offered at first. */
export class ResumeModel {
  /** Seconds; absent for a video that began at its start, and once it has run for a while. */
  resumedAt: number | undefined
  #seen = 0
  readonly #player: PlayerModel

  constructor(position: number | undefined, player: PlayerModel) {
    this.resumedAt = position
    this.#player = player
    if (position !== undefined) player.seekTo(position)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Before the player's own time moves on. */
  hear(moment: VideoMoment, before: number): void {
    if (moment.kind === 'passed') this.#seen += Math.max(0, moment.time - before)
    if (this.#seen >= offeredFor || moment.kind === 'ended') this.resumedAt = undefined
  }

  startOver(): void {
    this.resumedAt = undefined
    this.#player.seekTo(0)
    if (!this.#player.isPlaying) this.#player.toggle()
  }
}
