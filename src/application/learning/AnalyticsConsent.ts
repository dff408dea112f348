import { distinctUntilChanged, map, merge, type Observable } from 'rxjs'
import type { Source } from '../shared/Source.ts'
import type { CurrentPlayer } from './ports/CurrentPlayer.ts'
import type { PlaybackSettings } from './ports/PlaybackPreferences.ts'

export class AnalyticsConsent implements Source<string | undefined> {
  private readonly player: CurrentPlayer
  private readonly viewing: Source<Pick<PlaybackSettings, 'usageAnalytics'>>

  constructor(player: CurrentPlayer, viewing: Source<Pick<PlaybackSettings, 'usageAnalytics'>>) {
    this.player = player
    this.viewing = viewing
  }

  get value(): string | undefined {
    return this.isRefused ? undefined : this.player.value
  }

  get isRefused(): boolean {
    return !this.viewing.value.usageAnalytics
  }

  get changes(): Observable<string | undefined> {
    return merge(this.player.changes, this.viewing.changes).pipe(
      map(() => this.value),
      distinctUntilChanged(),
    )
  }
}
