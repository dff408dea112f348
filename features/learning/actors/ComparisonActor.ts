import type { Screen } from '../../world/screen/Screen.ts'
import { button, part, region, select, type Target } from '../../world/screen/Target.ts'
import { momentOf } from './frames.ts'

const sides = ['left', 'right'] as const
export type Side = (typeof sides)[number]

const position = part('input[type=range]')

export class ComparisonActor {
  private readonly screen: Screen

  constructor(screen: Screen) {
    this.screen = screen
  }

  /** `frames`: where each swing has its impact. */
  open(left: string, right?: string, frames: readonly number[] = []): Promise<void> {
    const [leftMark, rightMark] = frames.map((frame) => `${momentOf(frame)}`)
    const wish = Object.entries({ left, right, leftMark, rightMark }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    return this.screen.open(`/learn/swings/compare?${new URLSearchParams(wish)}`)
  }

  async goToMiddle(): Promise<void> {
    const [[from], [to]] = [await this.screen.marks(position, 'min'), await this.screen.marks(position, 'max')]
    await this.screen.type(position, `${(Number(from) + Number(to)) / 2}`)
  }

  async markImpact(side: Side, frame: number): Promise<void> {
    await this.screen.type(position, `${momentOf(frame)}`)
    await this.screen.press(button('swings:compare.mark').within(sideOf(side)))
  }

  swings(): Promise<readonly (string | undefined)[]> {
    return Promise.all(sides.map((side) => this.screen.value(select().within(sideOf(side)))))
  }
}

function sideOf(side: Side): Target {
  return region(`swings:compare.${side}`)
}
