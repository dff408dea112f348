import { seededRandom } from '#ui/kit/art/random.ts'
import type { Camera } from '../geometry/camera.ts'
import type { Vector } from '../geometry/vector.ts'
import { dot } from '../svg.ts'

interface Grain {
  readonly speed: Vector
  readonly size: number
  readonly late: number
  readonly dark: boolean
}

const gravity = 9.81

export class Splash {
  private readonly from: Vector
  private readonly grains: readonly Grain[]

  constructor(from: Vector, count: number) {
    const random = seededRandom(41)
    this.from = from
    this.grains = Array.from({ length: count }, () => {
      const [rise, power, side] = [0.45 + random() * 0.85, 1.2 + random() ** 1.6 * 4.4, (random() - 0.5) * 1.3]
      return {
        speed: [Math.cos(rise) * power, Math.sin(rise) * power, side],
        size: 0.007 + random() ** 2 * 0.018,
        late: random() * 0.03,
        dark: random() < 0.4,
      }
    })
  }

  at(see: Camera, seconds: number): string {
    if (seconds <= 0) return ''
    return this.grains.map((grain) => this.grain(see, grain, seconds - grain.late)).join('')
  }

  private grain(see: Camera, { speed: [vx, vy, vz], size, dark }: Grain, seconds: number): string {
    if (seconds <= 0) return ''
    const falls = (2 * vy) / gravity
    const t = Math.min(seconds, falls)
    const [x, y, z] = this.from
    const seen = see([x + vx * t, y + vy * t - 0.5 * gravity * t * t, z + vz * t])
    const opacity = Math.max(0, 1 - Math.max(0, seconds - falls) / 0.5)
    return dot(seen.at, size * seen.scale, {
      fill: dark ? 'var(--art-sand-line)' : 'var(--sand)',
      opacity: Math.round(opacity * 100) / 100,
    })
  }
}
