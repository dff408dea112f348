import { makeAutoObservable } from 'mobx'
import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { Shares } from '#app/learning/ports/Shares'
import type { Media } from '#domain/learning/media'
import type { SharedItem } from '#domain/learning/share'
import { Loaded } from '#ui/shell/Loaded.ts'
import { PlayerModel } from '../player/PlayerModel.ts'

interface Shown {
  readonly item: SharedItem
  /** Absent where there is no film that may be played. */
  readonly player: PlayerModel | undefined
}

/** What somebody has shared, for whoever has its address. */
export class SharedViewModel {
  readonly reading = new Loaded<Shown>()
  readonly #shares: Pick<Shares, 'byId'>
  readonly #viewing: PlaybackPreferences

  constructor(shares: Pick<Shares, 'byId'>, viewing: PlaybackPreferences) {
    this.#shares = shares
    this.#viewing = viewing
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Nobody has shared anything under this address, or it is over. */
  get isNowhere(): boolean {
    return this.reading.value === undefined && this.reading.failure?.kind === 'gone'
  }

  /** Read again, as in another language, its film runs on. `at`: seconds at which the address wants it to begin. */
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
