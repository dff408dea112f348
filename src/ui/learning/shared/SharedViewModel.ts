import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { Shares } from '#app/learning/ports/Shares'
import type { Media } from '#domain/learning/media'
import type { SharedItem } from '#domain/learning/share'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { PlayerModel } from '../player/PlayerModel.ts'

interface Shown {
  readonly item: SharedItem
  readonly player: PlayerModel | undefined
}

export class SharedViewModel {
  readonly reading = new Loaded<Shown>()
  readonly #shares: Pick<Shares, 'byId'>
  readonly #viewing: PlaybackPreferences

  constructor(shares: Pick<Shares, 'byId'>, viewing: PlaybackPreferences) {
    this.#shares = shares
    this.#viewing = viewing
    makeReactive(this)
  }

  get isNowhere(): boolean {
    return this.reading.value === undefined && this.reading.failure?.kind === 'gone'
  }

  /** Reloading in another language keeps the video playing. `at`: start in seconds. */
  async open(id: string, at = 0): Promise<void> {
    this.reading.clear()
    await this.reading.load(async (signal) => {
      const item = await this.#shares.byId(id, signal)
      return { item, player: item.media && (this.reading.value?.player ?? this.playerOf(item.media, at)) }
    })
  }

  dispose(): void {
    this.reading.cancel()
  }

  private playerOf(media: Media, at: number): PlayerModel {
    const player = new PlayerModel(media, this.#viewing)
    if (at > 0) player.seekTo(at)
    return player
  }
}
