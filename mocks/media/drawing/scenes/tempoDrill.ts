import { beatsAt, type Pace, secondOf } from '../film/beat.ts'
import { atRest, flight, inFlight } from '../film/flight.ts'
import { Trace } from '../film/trace.ts'
import { camera } from '../geometry/camera.ts'
import { eased } from '../geometry/curve.ts'
import { golfer, golfersShadow } from '../golfer/golfer.ts'
import { skeletonOf } from '../golfer/skeleton.ts'
import { onGreen } from '../looks.ts'
import type { Scene } from '../Scene.ts'
import { metronome } from '../scenery/metronome.ts'
import { range } from '../scenery/range.ts'
import { dot, group, path, stroke } from '../svg.ts'
import { ironSwing as swing } from '../swings/ironSwing.ts'

const see = camera({ eye: [0.05, 1.2, 7], towards: [0.05, 1.06, 0], zoom: 940, middle: [436, 194] })
const pace: Pace = { slow: 0.5, quick: 8 / 30, changes: 5.5 }
const trace = new Trace(swing)
const way = flight({ from: swing.ball, speed: 52, launch: 19, side: 0, drag: 0.24, curve: 0 })
const ink = 'var(--po-ink)'

const first: Round = { begins: 3 }
const second: Round = { begins: 17 }

const fades = [5, 5.5] as const

interface Round {
  readonly begins: number
}

/** Eight frames per beat: three beats back, one down. */
function frameAt({ begins }: Round, seconds: number): number {
  return (beatsAt(pace, seconds) - begins) * 8
}

function golferIn(round: Round, seconds: number, name: string): string {
  const frame = frameAt(round, seconds)
  const skeleton = skeletonOf(swing.pose(Math.max(0, frame)), swing.build)
  const since = seconds - secondOf(pace, round.begins + 4)
  return [
    golfersShadow(see, skeleton, onGreen, 'var(--po-shadow)'),
    trace.upTo(see, frame, ink),
    golfer(see, skeleton, onGreen, name),
    trace.atImpact(see, frame, 'var(--po-flag)'),
    since > 0 ? inFlight(see, way, since, ink) : atRest(see, swing.ball),
  ].join('')
}

function measure(round: Round, seconds: number): string {
  const [left, beat, y] = [268, 84, 386]
  const done = beatsAt(pace, seconds) - round.begins
  const ticks = Array.from({ length: 5 }, (_, tick) => {
    const lit = 1 - eased(Math.abs(done - tick), 0, 0.45)
    const isBall = tick === 4
    const size = (isBall ? 9 : 5) + 7 * lit
    const x = left + tick * beat
    return path(
      `M${x} ${y - size}V${y + size}`,
      stroke(isBall && done >= 4 ? 'var(--po-flag)' : ink, isBall ? 2.6 : 1.6, { opacity: done >= tick ? 1 : 0.45 }),
    )
  })
  const at = left + Math.min(4, Math.max(0, done)) * beat
  return group(
    {},
    path(`M${left} ${y}H${left + 4 * beat}`, stroke(ink, 1, { opacity: 0.45 })),
    path(done > 0 ? `M${left} ${y}H${at}` : '', stroke(ink, 2)),
    ...ticks,
    done > -0.6 ? dot([at, y], 4.4 * eased(done, -0.6, -0.1), { fill: ink }) : '',
  )
}

function roundIn(round: Round, seconds: number, name: string): string {
  return golferIn(round, seconds, name) + measure(round, seconds)
}

export const tempoDrill: Scene = {
  still: range(see),
  frame: (seconds) => {
    const change = eased(seconds, ...fades)
    return [
      metronome(beatsAt(pace, seconds)),
      change < 1 ? group({ opacity: 1 - change }, roundIn(first, seconds, 'a')) : '',
      change > 0 ? group({ opacity: change }, roundIn(second, seconds, 'b')) : '',
    ].join('')
  },
  poster: 3.6,
}
