import { degrees, type Launch, radians } from './impact.ts'

/** Metres: towards the target, up, and to the right. */
interface Position {
  readonly x: number
  readonly y: number
  readonly z: number
}

export interface Flight {
  readonly path: readonly Position[]
  readonly carry: number
  readonly offline: number
  readonly height: number
  readonly descentAngle: number
}

const gravity = 9.81
const mass = 0.04593
const radius = 0.02135
const airDensity = 1.2
const step = 0.01
/** Seconds in which air friction takes away two thirds of the spin. */
const spinDecay = 20
const factor = (airDensity * Math.PI * radius ** 2) / (2 * mass)

/** Drag and lift of a dimpled ball by its spin ratio, fitted to measured flights of drivers and irons. */
function drag(spinRatio: number): number {
  return 0.2 + 0.3 * spinRatio
}

function lift(spinRatio: number): number {
  return 0.43 * spinRatio ** 0.41
}

/** Integrates in steps of a hundredth of a second until the ball is down. */
export function fly({ speed, angle, direction, spinRate, axis }: Launch): Flight {
  const [up, aside, tilt] = [radians(angle), radians(direction), radians(axis)]
  let [vx, vy, vz] = [speed * Math.cos(up) * Math.cos(aside), speed * Math.sin(up), speed * Math.cos(up) * Math.sin(aside)]
  let position: Position = { x: 0, y: 0, z: 0 }
  const path = [position]
  let height = 0
  for (let time = 0; position.y >= 0 && time < 15; time += step) {
    const speedNow = Math.hypot(vx, vy, vz)
    const ground = Math.hypot(vx, vz)
    const spinRatio = (((spinRate * 2 * Math.PI) / 60) * Math.exp(-time / spinDecay) * radius) / speedNow
    const slow = factor * drag(spinRatio) * speedNow
    const raise = factor * lift(spinRatio) * speedNow ** 2
    // Lift is across the way of the ball: upwards, and to the side to which the axis is tilted.
    const [upwards, sideways] = [raise * Math.cos(tilt), raise * Math.sin(tilt)]
    const back = (upwards * vy) / speedNow / ground
    vx += (-slow * vx - back * vx - (sideways * vz) / ground) * step
    vz += (-slow * vz - back * vz + (sideways * vx) / ground) * step
    vy += (-slow * vy + (upwards * ground) / speedNow - gravity) * step
    position = { x: position.x + vx * step, y: position.y + vy * step, z: position.z + vz * step }
    height = Math.max(height, position.y)
    path.push(position)
  }
  return { path, carry: position.x, offline: position.z, height, descentAngle: degrees(Math.atan2(-vy, Math.hypot(vx, vz))) }
}
