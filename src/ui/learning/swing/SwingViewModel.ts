import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { Swings } from '#app/learning/ports/Swings'
import { type Shareable, shareableVideo } from '#domain/learning/share'
import type { RecordedSwing } from '#domain/learning/swing'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { PlayerModel } from '../player/PlayerModel.ts'
import type { SendModel } from './SendModel.ts'

export interface ShownSwing {
  readonly swing: RecordedSwing
  readonly player: PlayerModel
}

export class SwingViewModel {
  readonly reading = new Loaded<ShownSwing>()
  readonly letter: SendModel
  readonly #swings: Swings
  readonly #viewing: PlaybackPreferences

  constructor(swings: Swings, letter: SendModel, viewing: PlaybackPreferences) {
    this.#swings = swings
    this.letter = letter
    this.#viewing = viewing
    makeReactive(this)
  }

  get swing(): RecordedSwing | undefined {
    return this.reading.value?.swing
  }

  get shareable(): Shareable | undefined {
    return this.swing && shareableVideo(this.swing.media, { sourceId: this.swing.id, type: 'swing', title: this.swing.club })
  }

  /** Reloading keeps the video playing. */
  async open(id: string): Promise<void> {
    this.letter.address(id)
    await this.reading.load(async (signal) => this.shown(await this.#swings.byId(id, signal)))
  }

  async send(): Promise<boolean> {
    const { swing } = this
    if (!swing || !(await this.letter.send(swing))) return false
    await this.open(swing.id)
    return true
  }

  dispose(): void {
    this.letter.dispose()
    this.reading.cancel()
  }

  private shown(swing: RecordedSwing): ShownSwing {
    const before = this.reading.value
    const isSame = before !== undefined && JSON.stringify(before.swing.media) === JSON.stringify(swing.media)
    return { swing, player: isSame ? before.player : new PlayerModel(swing.media, this.#viewing) }
  }
}
