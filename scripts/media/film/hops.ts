import { mix, type Vector } from '../geometry/vector.ts'
import type { Flight } from './flight.ts'

/** A touch of the ground, so many seconds after the hit. */
interface Touch {
  readonly at: number
  readonly place: Vector
}

interface Hops {
  /** The hit, the landing and each bounce. */
  readonly touches: readonly Touch[]
  /** Where the ball rolls on to, and for how long. */
  readonly rolls: { readonly to: Vector; readonly seconds: number; readonly bend?: number }
}

const gravity = 9.81

/** Through the air from touch to touch, then along the ground until it stops. */
export function hops({ touches, rolls }: Hops): Flight {
  return (seconds) => {
    const next = touches.findIndex(({ at }) => at > seconds)
    const [from, to] = [touches[next - 1], touches[next]]
    if (next === 0) return touches[0]?.place ?? [0, 0, 0]
    if (!from || !to) return rolling(touches.at(-1), rolls, seconds)
    const [since, left] = [seconds - from.at, to.at - seconds]
    const [x, y, z] = mix(from.place, to.place, since / (since + left))
    return [x, y + 0.5 * gravity * since * left, z]
  }
}

function rolling(last: Touch | undefined, { to, seconds, bend = 0 }: Hops['rolls'], now: number): Vector {
  const t = Math.min(1, Math.max(0, (now - (last?.at ?? 0)) / seconds))
  const share = 1 - (1 - t) ** 2
  const [x, y, z] = mix(last?.place ?? to, to, share)
  return [x, y, z + bend * share * (1 - share) * 4]
}
