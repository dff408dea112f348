import { speeds } from '#domain/learning/speed'
import { ComparisonViewModel, type Side, sides } from '#ui/learning/comparison/ComparisonViewModel.ts'
import { VideoStub } from '../../../../tests/builders/learning.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ComparisonActor, SwingPair } from '../SwingsActor.ts'

const framesPerSecond = 30
const [pictures, seconds] = [60, 4]

export class ModelComparison implements ComparisonActor {
  private readonly player: ModelTab
  private videos: readonly VideoStub[] = []
  private marks: { readonly leftMark?: number | undefined; readonly rightMark?: number | undefined } = {}

  constructor(player: ModelTab) {
    this.player = player
  }

  async open({ left, right, marks }: SwingPair): Promise<void> {
    const [leftMark, rightMark] = marks?.map(middleOf) ?? []
    this.marks = { leftMark, rightMark }
    await this.player.act((window) => window.visit(ComparisonViewModel, (model) => model.show({ left, right, leftMark, rightMark })))
    const { tracks, pair } = await this.model()
    this.videos = tracks.map(({ swing }) => new VideoStub(swing.media.seconds))
    for (const [place, track] of tracks.entries()) pair.attach(track, this.videos[place] ?? new VideoStub())
  }

  async run(): Promise<void> {
    const { pair } = await this.model()
    await this.player.act(() => pair.toggle())
  }

  async changeSpeed(speed: number): Promise<void> {
    const { pair } = await this.model()
    await this.player.act(() => pair.changeSpeed(speeds.find((each) => each === speed) ?? 1))
  }

  async goToMiddle(): Promise<void> {
    const { pair } = await this.model()
    await this.player.act(() => pair.seekToTenth(5))
  }

  async step(frames: number): Promise<void> {
    const { pair } = await this.model()
    await this.player.act(() => pair.step(frames))
  }

  async markImpact(side: Side, frame: number): Promise<void> {
    const model = await this.model()
    await this.player.act(() => {
      model.pair.seekTo(middleOf(frame))
      this.marks = { ...this.marks, [`${side}Mark`]: model.momentOf(side) }
      model.show({ left: model.leftId, right: model.rightId, ...this.marks })
    })
  }

  async swings(): Promise<readonly (string | undefined)[]> {
    const model = await this.model()
    return sides.map((side) => model.idOf(side))
  }

  async frames(): Promise<readonly number[]> {
    return this.videos.map(frameOf)
  }

  /** The second video starts late, as in browsers. */
  async apart(): Promise<number> {
    const { pair } = await this.model()
    const apart = Array.from({ length: pictures * seconds }, (_, picture) => {
      for (const [place, video] of this.videos.entries()) {
        if (!video.paused && picture >= place * 7) video.pass(video.playbackRate / pictures)
      }
      pair.follow()
      const [one = 0, other = 0] = this.videos.map(({ currentTime }) => currentTime)
      return Math.abs(one - other) * framesPerSecond
    })
    return Math.max(...apart.slice(-pictures))
  }

  private model(): Promise<ComparisonViewModel> {
    return this.player.requireModel(ComparisonViewModel)
  }
}

function middleOf(frame: number): number {
  return (frame + 0.5) / framesPerSecond
}

function frameOf({ currentTime }: VideoStub): number {
  return Math.floor(currentTime * framesPerSecond + 1e-3)
}
