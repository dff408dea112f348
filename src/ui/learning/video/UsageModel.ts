import { reaction } from 'mobx'
import type { Observable } from 'rxjs'
import type { FilmUsage, ShownVideo } from '#app/learning/ports/FilmUsage'
import { type Favourite, isOf } from '#domain/learning/favourite'
import type { UsageVerb } from '#domain/learning/usage'
import type { FilmMoment } from '../player/Film.ts'
import type { PlayerModel } from '../player/PlayerModel.ts'

const verbs: Readonly<Partial<Record<FilmMoment['kind'], UsageVerb>>> = {
  played: 'played',
  paused: 'paused',
  seeked: 'seeked',
  ended: 'completed',
}

interface Heard {
  readonly usage: FilmUsage
  /** What the club has kept for the player. */
  readonly kept: Observable<Favourite>
}

/** Tells what happens to a film, one thing after the other, from its first playing until it is left. */
export class UsageModel {
  /** What comes next waits for it. */
  private viewing: Promise<string | undefined> = Promise.resolve(undefined)
  private readonly video: ShownVideo
  private readonly player: Pick<PlayerModel, 'time' | 'speed' | 'captions'>
  private readonly usage: FilmUsage
  private readonly watching: readonly (() => void)[]

  constructor(video: ShownVideo, player: UsageModel['player'], { usage, kept }: Heard) {
    this.video = video
    this.player = player
    this.usage = usage
    const keeping = kept.subscribe((favourite) => {
      if (isOf(favourite, video)) void usage.noteSubscription(video)
    })
    this.watching = [
      () => keeping.unsubscribe(),
      reaction(
        () => player.speed,
        () => this.note('speed-changed'),
      ),
      reaction(
        () => player.captions,
        () => this.note('captions-changed'),
      ),
    ]
  }

  hear({ kind, time }: FilmMoment): void {
    const verb = verbs[kind]
    if (verb) this.note(verb, time)
  }

  close(): void {
    for (const stop of this.watching) stop()
    this.note('terminated')
  }

  private note(verb: UsageVerb, time = this.player.time): void {
    this.viewing = this.viewing.then((viewing) => {
      const isOfViewing = viewing !== undefined || verb === 'played'
      return isOfViewing ? this.usage.note(this.video, { verb, time, viewing }) : undefined
    })
  }
}
