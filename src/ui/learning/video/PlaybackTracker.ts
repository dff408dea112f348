import { reaction } from 'mobx'
import type { ShownVideo, TrackPlayback } from '#app/learning/ports/TrackPlayback'
import type { SaveFavourite } from '#app/learning/SaveFavourite'
import { isOf } from '#domain/learning/favourite'
import type { UsageVerb } from '#domain/learning/usage'
import type { PlayerModel } from '../player/PlayerModel.ts'
import type { VideoMoment } from '../player/VideoElement.ts'

const verbs: Readonly<Partial<Record<VideoMoment['kind'], UsageVerb>>> = {
  played: 'played',
  paused: 'paused',
  seeked: 'seeked',
  ended: 'completed',
}

type Player = Pick<PlayerModel, 'time' | 'speed' | 'captions'>

/** Records what happens to a video, one event after the other, from its first playing until it is left. */
export class PlaybackTracker {
  /** The next event waits for it. */
  private viewing: Promise<string | undefined> = Promise.resolve(undefined)
  private followed: { readonly video: ShownVideo; readonly player: Player } | undefined
  private watching: readonly (() => void)[] = []
  private readonly trackPlayback: TrackPlayback
  private readonly favourites: Pick<SaveFavourite, 'kept'>

  constructor(trackPlayback: TrackPlayback, favourites: Pick<SaveFavourite, 'kept'>) {
    this.trackPlayback = trackPlayback
    this.favourites = favourites
  }

  follow(video: ShownVideo, player: Player): void {
    this.followed = { video, player }
    this.viewing = Promise.resolve(undefined)
    const keeping = this.favourites.kept.subscribe((favourite) => {
      if (isOf(favourite, video)) void this.trackPlayback.recordSubscription(video)
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

  hear({ kind, time }: VideoMoment): void {
    const verb = verbs[kind]
    if (verb) this.note(verb, time)
  }

  close(): void {
    for (const stop of this.watching) stop()
    this.note('terminated')
  }

  private note(verb: UsageVerb, at?: number): void {
    if (!this.followed) return
    const { video, player } = this.followed
    const time = at ?? player.time
    this.viewing = this.viewing.then((viewing) => {
      const isOfViewing = viewing !== undefined || verb === 'played'
      return isOfViewing ? this.trackPlayback.record(video, { verb, time, viewing }) : undefined
    })
  }
}
