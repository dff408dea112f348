import { makeAutoObservable } from 'mobx'
import { resumeAt } from '#domain/learning/resume'
import type { Video } from '#domain/learning/video'
import type { FilmMoment } from '../player/Film.ts'
import type { PlayerModel } from '../player/PlayerModel.ts'

const patience = 10

/** The offer to go on where the player has left: never taken by itself, and withdrawn once another way was taken. */
export class ResumeModel {
  /** Seconds of the film; absent where nothing is offered. */
  offered: number | undefined
  private seen = 0
  private readonly player: PlayerModel

  constructor({ watchedTime, media }: Pick<Video, 'watchedTime' | 'media'>, player: PlayerModel) {
    this.offered = resumeAt(watchedTime, media.seconds)
    this.player = player
    makeAutoObservable<this, 'player' | 'seen'>(this, { player: false, seen: false }, { autoBind: true })
  }

  /** Before the player's own time moves on. */
  hear(moment: FilmMoment, before: number): void {
    if (moment.kind === 'passed') this.seen += Math.max(0, moment.time - before)
    if (this.seen >= patience || moment.kind === 'ended') this.offered = undefined
  }

  goOn(): void {
    this.go(this.offered ?? 0)
  }

  startOver(): void {
    this.go(0)
  }

  private go(time: number): void {
    this.offered = undefined
    this.player.seekTo(time)
    if (!this.player.isPlaying) this.player.toggle()
  }
}
