import type { Camera } from '../geometry/camera.ts'
import type { Vector } from '../geometry/vector.ts'
import { along } from '../geometry/vector.ts'
import { skeletonOf } from '../golfer/skeleton.ts'
import { group, line, path, polygon, stroke } from '../svg.ts'
import type { Swing } from '../swings/Swing.ts'

interface Shaft {
  readonly frame: number
  readonly hands: Vector
  readonly head: Vector
}

const step = 0.0625

export class Trace {
  private readonly shafts: readonly Shaft[]
  private readonly impact: number

  constructor({ pose, build, impact, end }: Swing) {
    this.impact = impact
    this.shafts = Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => {
      const { club } = skeletonOf(pose(index * step), build)
      return { frame: index * step, hands: along(club.butt, club.down, 0.1), head: along(club.heel, club.toe, 0.04) }
    })
  }

  upTo(see: Camera, frame: number, colour: string): string {
    const done = this.shafts.filter((shaft) => shaft.frame <= frame)
    const strobes = done.filter((shaft) => shaft.frame % 1 === 0 && shaft.frame !== this.impact)
    const shafts = strobes.map(({ hands, head }) => line([see(hands).at, see(head).at])).join('')
    return group(
      {},
      path(shafts, stroke(colour, 0.8, { opacity: 0.26 })),
      path(line(done.map(({ hands }) => see(hands).at)), stroke(colour, 1.1, { opacity: 0.75, 'stroke-dasharray': '1.5 4' })),
      path(line(done.map(({ head }) => see(head).at)), stroke(colour, 1.6, { opacity: 0.95 })),
    )
  }

  atImpact(see: Camera, frame: number, colour: string): string {
    const hit = this.shafts.find((shaft) => shaft.frame === this.impact)
    return hit && frame >= this.impact ? path(line([see(hit.hands).at, see(hit.head).at]), stroke(colour, 2.6)) : ''
  }

  blur(see: Camera, frame: number, colour: string): string {
    const swept = this.shafts.filter((shaft) => shaft.frame > frame - 0.8 && shaft.frame <= frame)
    const hands = swept.map(({ hands: at }) => see(at).at)
    const heads = swept.map(({ head }) => see(head).at)
    return path(polygon([...hands, ...heads.toReversed()]), { fill: colour, opacity: 0.14 })
  }
}
