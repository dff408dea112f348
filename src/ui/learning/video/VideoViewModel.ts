import type { OpenVideo, VideoChoice } from '#app/learning/OpenVideo'
import type { Favourite } from '#domain/learning/favourite'
import { nextInSeries, type Video, type VideoInSeries } from '#domain/learning/video'
import { Loaded } from '#ui/shell/Loaded.ts'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { FavouriteState } from '../favourites/FavouriteState.ts'
import type { NotesModel } from './NotesModel.ts'
import type { PlaybackFactory } from './PlaybackFactory.ts'
import type { PlaybackModel } from './PlaybackModel.ts'

export class VideoViewModel {
  readonly reading = new Loaded<PlaybackModel>()
  readonly notes: NotesModel
  readonly marks: FavouriteState
  readonly #opening: OpenVideo
  readonly #playbacks: PlaybackFactory

  constructor(opening: OpenVideo, notes: NotesModel, marks: FavouriteState, playbacks: PlaybackFactory) {
    this.#opening = opening
    this.notes = notes
    this.marks = marks
    this.#playbacks = playbacks
    makeReactive(this)
  }

  get next(): VideoInSeries | undefined {
    return this.reading.value && nextInSeries(this.reading.value.video)
  }

  /** Videos outside of a series can't be saved. */
  get favourite(): Favourite | undefined {
    const video = this.reading.value?.video
    return video?.series && { seriesId: video.series.id, videoId: video.id }
  }

  async open(choice: VideoChoice, at?: number): Promise<void> {
    this.leave()
    const read = async (signal: AbortSignal) => this.showing(await this.#opening.execute(choice, signal), at)
    await Promise.all([this.reading.load(read), this.notes.open(choice.id)])
  }

  dispose(): void {
    this.leave()
    this.notes.close()
  }

  beginNote(): void {
    const player = this.reading.value?.player
    player?.pause()
    if (player) this.notes.begin(player.time)
  }

  private showing(video: Video, at: number | undefined): PlaybackModel {
    const { value } = this.reading
    if (value?.video.id !== video.id) return this.#playbacks.create(video, at)
    value.receive(video)
    return value
  }

  private leave(): void {
    this.reading.value?.close()
    this.reading.clear()
  }
}
