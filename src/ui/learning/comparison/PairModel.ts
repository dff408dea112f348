import { type Speed, speedAfter } from '#domain/learning/speed'
import { positionOf, steppedPosition, stretchOf, type Track, timeAt } from '#domain/learning/videoSync'
import type { Span } from '#domain/learning/watched'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import type { Transport } from '../player/Transport.ts'
import type { VideoElement } from '../player/VideoElement.ts'
import type { TrackModel } from './TrackModel.ts'

/** Positions are seconds from the aligned moments. */
export class PairModel implements Transport {
  position = 0
  isPlaying = false
  speed: Speed = 1
  private tracks: readonly TrackModel[] = []

  constructor() {
    makeReactive(this)
  }

  get stretch(): Span {
    return stretchOf(this.measured)
  }

  put(tracks: readonly TrackModel[]): void {
    this.pause()
    this.tracks = tracks
    this.position = this.stretch.from
  }

  attach(track: TrackModel, video: VideoElement): () => void {
    const release = track.attach(video, { onMove: this.follow, onHalt: this.pause })
    track.show(this.position)
    return release
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  pause(): void {
    this.isPlaying = false
    for (const track of this.tracks) track.stop()
  }

  /** Pauses or slows the videos that are ahead of the slowest. */
  follow(): void {
    if (!this.isPlaying) return
    const behind = positionOf(this.ready.map((track) => track.look()))
    if (behind === undefined) this.rest()
    else this.goOn(behind)
  }

  seekTo(position: number): void {
    const { from, to } = this.stretch
    this.position = Math.min(to, Math.max(from, position))
    for (const track of this.tracks) track.show(this.position)
  }

  seekBy(seconds: number): void {
    this.seekTo(this.position + seconds)
  }

  seekToTenth(tenth: number): void {
    const { from, to } = this.stretch
    this.seekTo(from + ((to - from) * tenth) / 10)
  }

  seekToStart(): void {
    this.seekTo(this.stretch.from)
  }

  seekToEnd(): void {
    this.seekTo(this.stretch.to)
  }

  step(frames: number): void {
    this.pause()
    this.seekTo(steppedPosition(this.measured, this.position, frames))
  }

  changeSpeed(speed: Speed): void {
    this.speed = speed
    this.follow()
  }

  changeSpeedBy(direction: 1 | -1): void {
    this.changeSpeed(speedAfter(this.speed, direction))
  }

  lay(marks: readonly number[], stays: TrackModel | undefined): void {
    const time = stays && timeAt(stays.track, this.position)
    for (const [place, track] of this.tracks.entries()) track.mark = marks[place] ?? 0
    this.seekTo(stays && time !== undefined ? time - stays.mark : this.position)
  }

  private get measured(): readonly Track[] {
    return this.tracks.map(({ track }) => track)
  }

  private get ready(): readonly TrackModel[] {
    return this.tracks.filter(({ isReady }) => isReady)
  }

  private play(): void {
    if (this.ready.length === 0) return
    if (positionOf(this.ready.map((track) => track.look())) === undefined) this.seekToStart()
    this.isPlaying = true
    this.follow()
  }

  private goOn(behind: number): void {
    this.position = behind
    for (const track of this.ready) track.keepUp(behind, this.speed)
  }

  private rest(): void {
    this.pause()
    this.position = this.stretch.to
  }
}
