import { makeAutoObservable } from 'mobx'
import type { Videos } from '#app/learning/ports/Videos'
import { nextInSeries, type VideoInSeries } from '#domain/learning/video'
import { Loaded } from '#ui/shell/Loaded.ts'
import type { NotesModel } from './NotesModel.ts'
import { type Cinema, ShowingModel } from './ShowingModel.ts'

/** One video of the library, with the player's notes. */
export class VideoViewModel {
  readonly reading = new Loaded<ShowingModel>()
  readonly notes: NotesModel
  private readonly videos: Videos
  private readonly cinema: Cinema

  constructor(videos: Videos, notes: NotesModel, cinema: Cinema) {
    this.videos = videos
    this.notes = notes
    this.cinema = cinema
    makeAutoObservable<this, 'videos' | 'cinema'>(this, { videos: false, cinema: false, notes: false }, { autoBind: true })
  }

  get next(): VideoInSeries | undefined {
    return this.reading.value && nextInSeries(this.reading.value.video)
  }

  async open(id: string): Promise<void> {
    this.leave()
    const read = async (signal: AbortSignal) => new ShowingModel(await this.videos.byId(id, signal), this.cinema)
    await Promise.all([this.reading.load(read), this.notes.open(id)])
  }

  dispose(): void {
    this.leave()
    this.notes.close()
  }

  /** Stops the film, so that its moment is the note's. */
  beginNote(): void {
    const player = this.reading.value?.player
    player?.pause()
    if (player) this.notes.begin(player.time)
  }

  private leave(): void {
    this.reading.value?.close()
    this.reading.clear()
  }
}
