import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { PlayerModel } from '../player/PlayerModel.ts'
import type { VideoMoment } from '../player/VideoElement.ts'

const offeredFor = 10

export class ResumeModel {
  resumedAt: number | undefined
  #seen = 0
  readonly #player: PlayerModel

  constructor(position: number | undefined, player: PlayerModel) {
    this.resumedAt = position
    this.#player = player
    if (position !== undefined) player.seekTo(position)
    makeReactive(this)
  }

  /** Called before the player's own time changes. */
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
