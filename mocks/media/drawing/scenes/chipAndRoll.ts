import { hops } from '../film/hops.ts'
import { camera } from '../geometry/camera.ts'
import { eased } from '../geometry/curve.ts'
import type { Vector } from '../geometry/vector.ts'
import { golfer, golfersShadow } from '../golfer/golfer.ts'
import { skeletonOf } from '../golfer/skeleton.ts'
import { byDay } from '../looks.ts'
import type { Scene } from '../Scene.ts'
import { flagInSight, greenInSight, patch } from '../scenery/links.ts'
import { morning } from '../scenery/morning.ts'
import { dot, group, line, path, stroke } from '../svg.ts'
import { chipSwing } from '../swings/chipSwing.ts'

const see = camera({ eye: [2.6, 3.1, 9.6], towards: [2.75, 0.55, 0], zoom: 830, middle: [360, 236] })

const begins = 2
const hit = begins + chipSwing.impact / 30
const hole: Vector = [6.1, 0, 0.35]
const spot: Vector = [1.94, 0, 0.78]
const end: Vector = [5.86, 0.0214, 0.46]

const way = hops({
  touches: [
    { at: 0, place: chipSwing.ball },
    { at: 0.72, place: [spot[0], 0.0214, spot[2]] },
    { at: 1, place: [2.62, 0.0214, 0.8] },
    { at: 1.13, place: [2.92, 0.0214, 0.8] },
  ],
  rolls: { to: end, seconds: 2.6, bend: 0.12 },
})
const landed = 0.72
const stopped = 3.73

const green = { x: 4.4, y: 0, z: 0.2, rx: 3.25, rz: 2.15, seed: 24 }
const rise = { x: 3.7, y: 0, z: -1.1, rx: 2.6, rz: 1.7, seed: 8 }
const [, horizon] = see([0, 0, -16]).at

const still = [
  morning(horizon),
  ...[-6.5, -4.4, -2.9, 2.7, 3.9].map((z, index) =>
    path(
      line(Array.from({ length: 31 }, (_, step) => see([-6 + step * 0.62, 0, z + 0.25 * Math.sin(step * 0.5 + index)]).at)),
      stroke('var(--art-green-line)', 0.8, { opacity: 0.5 }),
    ),
  ),
  greenInSight(see, green, rise),
].join('')

function landingSpot(seconds: number): string {
  const { x, y, z } = { x: spot[0], y: spot[1], z: spot[2] }
  const ring = (radius: number): string => patch(see, { x, y, z, rx: radius, rz: radius, seed: 1 })
  const shown = eased(seconds, 0.6, 1.1)
  const since = seconds - hit - landed
  const hitRing =
    since > 0 ? path(ring(0.2 + eased(since, 0, 0.9) * 0.5), stroke('var(--art-hole)', 1.4, { opacity: 1 - eased(since, 0.1, 0.9) })) : ''
  return group(
    { opacity: shown },
    path(ring(0.26 * (2 - shown)), {
      ...stroke('var(--art-hole)', 1.4, { 'stroke-dasharray': '4 3' }),
      fill: 'var(--surface)',
      'fill-opacity': 0.5,
    }),
    hitRing,
  )
}

/** Dotted in the air, solid on the ground. */
function traceOf(seconds: number): string {
  const since = Math.min(seconds - hit, stopped)
  if (since <= 0) return ''
  const points = (from: number, to: number) => Array.from({ length: 41 }, (_, step) => see(way(from + ((to - from) * step) / 40)).at)
  return [
    path(line(points(0, Math.min(since, landed))), stroke('var(--art-hole)', 1.5, { 'stroke-dasharray': '0.4 5' })),
    since > landed ? path(line(points(landed, since)), stroke('var(--surface)', 2, { opacity: 0.95 })) : '',
  ].join('')
}

function measured(seconds: number): string {
  const z = 2.45
  const shown = eased(seconds, hit + stopped + 0.3, hit + stopped + 1.7)
  const to = chipSwing.ball[0] + (end[0] - chipSwing.ball[0]) * shown
  const tick = (x: number): string => (x <= to + 0.001 ? line([see([x, 0, z - 0.14]).at, see([x, 0, z + 0.14]).at]) : '')
  const ticks = [chipSwing.ball[0], spot[0], (spot[0] + end[0]) / 2, end[0]].map(tick).join('')
  const dotted = line([see([chipSwing.ball[0], 0, z]).at, see([Math.min(to, spot[0]), 0, z]).at])
  const drawn = to > spot[0] ? line([see([spot[0], 0, z]).at, see([to, 0, z]).at]) : ''
  if (shown === 0) return ''
  return path(dotted, stroke('var(--art-hole)', 1.5, { 'stroke-dasharray': '0.4 5' })) + path(drawn + ticks, stroke('var(--art-hole)', 1.7))
}

function ball(seconds: number): string {
  const place = way(Math.max(0, seconds - hit))
  const { at, scale } = see(place)
  return [
    dot(see([place[0] + place[1] * 0.42, 0, place[2] - place[1] * 0.3]).at, 0.036 * scale, { fill: 'var(--day-shadow)' }),
    dot(at, 0.04 * scale, { fill: 'white', stroke: 'var(--art-green-edge)', 'stroke-width': 0.7 }),
  ].join('')
}

export const chipAndRoll: Scene = {
  still,
  frame: (seconds) => {
    const skeleton = skeletonOf(chipSwing.pose(Math.max(0, (seconds - begins) * 30)), chipSwing.build)
    return group(
      {},
      landingSpot(seconds),
      traceOf(seconds),
      measured(seconds),
      golfersShadow(see, skeleton, byDay, 'var(--day-shadow)'),
      flagInSight(see, hole, 1.35),
      golfer(see, skeleton, byDay),
      ball(seconds),
    )
  },
  poster: 5.2,
}
