import { reaction } from 'mobx'
import type { Observable } from 'rxjs'
import type { ShownVideo, TrackPlayback } from '#app/learning/ports/TrackPlayback'
import { type Favourite, isOf } from '#domain/learning/favourite'
import type { UsageVerb } from '#domain/learning/usage'
import type { PlayerModel } from '../player/PlayerModel.ts'
import type { VideoMoment } from '../player/VideoElement.ts'

const verbs: Readonly<Partial<Record<VideoMoment['kind'], UsageVerb>>> = {
  played: 'played',
  paused: 'paused',
  seeked: 'seeked',
  ended: 'completed',
}

interface Heard {
  readonly playback: TrackPlayback
  /** What the club has kept for the player. */
  readonly kept: Observable<Favourite>
}

/** Tells what happens to a film, one thing after the other, from its first playing until it is left. */
export class PlaybackTracker {
  /** What comes next waits for it. */
  private viewing: Promise<string | undefined> = Promise.resolve(undefined)
  private readonly video: ShownVideo
  private readonly player: Pick<PlayerModel, 'time' | 'speed' | 'captions'>
  private readonly playback: TrackPlayback
  private readonly watching: readonly (() => void)[]

  constructor(video: ShownVideo, player: PlaybackTracker['player'], { playback, kept }: Heard) {
    this.video = video
    this.player = player
    this.playback = playback
    const keeping = kept.subscribe((favourite) => {
      if (isOf(favourite, video)) void playback.recordSubscription(video)
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

  private note(verb: UsageVerb, time = this.player.time): void {
    this.viewing = this.viewing.then((viewing) => {
      const isOfViewing = viewing !== undefined || verb === 'played'
      return isOfViewing ? this.playback.record(this.video, { verb, time, viewing }) : undefined
    })
  }
}
