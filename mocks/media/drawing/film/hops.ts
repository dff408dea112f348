import { mix, type Vector } from '../geometry/vector.ts'
import type { Flight } from './flight.ts'

interface Touch {
  readonly at: number
  readonly place: Vector
}

interface Hops {
  readonly touches: readonly Touch[]
  readonly rolls: { readonly to: Vector; readonly seconds: number; readonly bend?: number }
}

const gravity = 9.81

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
