import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import { LoadedTrackPlayback, type PlaybackEvent, type ShownVideo, type TrackPlayback } from '#app/learning/ports/TrackPlayback'
import { Failure } from '#app/shared/failure'
import type { OpenPart } from '../part.ts'

export class LazyTrackPlayback implements TrackPlayback {
  private readonly open: OpenPart
  private readonly viewing: Pick<PlaybackPreferences, 'value'>

  constructor(open: OpenPart, viewing: Pick<PlaybackPreferences, 'value'>) {
    this.open = open
    this.viewing = viewing
  }

  async record(video: ShownVideo, act: PlaybackEvent): Promise<string | undefined> {
    return (await this.notes())?.record(video, act)
  }

  async recordSubscription(video: ShownVideo): Promise<void> {
    await (await this.notes())?.recordSubscription(video)
  }

  async recordExit(): Promise<void> {
    await (await this.notes())?.recordExit()
  }

  private async notes(): Promise<TrackPlayback | undefined> {
    if (!this.viewing.value.usageAnalytics) return undefined
    try {
      return (await this.open(() => import('../learning/usage.ts')))(LoadedTrackPlayback)
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }
}
