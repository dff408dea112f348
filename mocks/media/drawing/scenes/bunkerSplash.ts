import { hops } from '../film/hops.ts'
import { poseOf, type Replay, type Take, takes } from '../film/replay.ts'
import { Splash } from '../film/splash.ts'
import { type Camera, camera } from '../geometry/camera.ts'
import { eased } from '../geometry/curve.ts'
import { mix, type Vector } from '../geometry/vector.ts'
import { golfer, golfersShadow } from '../golfer/golfer.ts'
import { skeletonOf } from '../golfer/skeleton.ts'
import { byDay } from '../looks.ts'
import type { Scene } from '../Scene.ts'
import { bunker } from '../scenery/bunker.ts'
import { flagInSight, greenInSight, patch } from '../scenery/links.ts'
import { morning } from '../scenery/morning.ts'
import { dot, group, line, path, stroke } from '../svg.ts'
import { bunkerSwing } from '../swings/bunkerSwing.ts'

const replay: Replay = { swing: bunkerSwing, fps: 30, begins: 1, again: 5.6, slowness: 4 }
const hit: Vector = [bunkerSwing.ball[0], 0.03, bunkerSwing.ball[2]]
const top = 0.66
const flagAt: Vector = [5.75, top, -0.5]
const green = { x: 5.7, y: top, z: -0.7, rx: 2.5, rz: 1.35, seed: 31 }

const way = hops({
  touches: [
    { at: 0, place: hit },
    { at: 1.2, place: [4.15, top + 0.02, -0.25] },
    { at: 1.52, place: [4.75, top + 0.02, -0.32] },
    { at: 1.66, place: [4.95, top + 0.02, -0.34] },
  ],
  rolls: { to: [5.5, top + 0.02, -0.34], seconds: 0.9 },
})
const splash = new Splash([hit[0] - 0.03, 0.01, hit[2]], 280)

function viewAt(seconds: number): Camera {
  const near = eased(seconds, 4.3, 5.5)
  return camera({
    eye: mix([2.3, 2.3, 10.4], [0.55, 1.25, 6.4], near),
    towards: mix([2.35, 1.15, 0], [0.5, 0.86, 0], near),
    zoom: 860 + 130 * near,
    middle: [360, 222],
  })
}

function ground(see: Camera): string {
  const [, horizon] = see([0, 0.4, -14]).at
  const shoulder = { x: 5.2, y: 0.35, z: -0.2, rx: 4, rz: 2.1, seed: 31 }
  return [
    morning(horizon, 'var(--day-turf)'),
    ...[1.12, 1.3, 1.5].map((by) => path(patch(see, shoulder, by), stroke('var(--art-green-line)', 0.9, { opacity: 0.7 }))),
    path(patch(see, shoulder), { ...stroke('var(--art-green-line)', 0.9), fill: 'var(--art-fringe)' }),
    greenInSight(see, green, { ...green, x: 6.6, rx: 1.7, rz: 0.9, seed: 5 }),
    bunker(see),
    flagInSight(see, flagAt, 1.35),
  ].join('')
}

function golferIn(see: Camera, take: Take): string {
  const skeleton = skeletonOf(poseOf(replay, take), bunkerSwing.build)
  const since = (take.frame - bunkerSwing.impact) / replay.fps
  return [
    golfersShadow(see, skeleton, byDay, 'var(--day-shadow)'),
    since > 0 ? hollow(see) : '',
    since > 0 ? traceOf(see, since) : '',
    golfer(see, skeleton, byDay, take.slow ? 'b' : 'a'),
    ball(see, since),
    splash.at(see, since),
  ].join('')
}

function hollow(see: Camera): string {
  return path(patch(see, { x: hit[0] - 0.02, y: 0, z: hit[2], rx: 0.17, rz: 0.07, seed: 3 }), {
    fill: 'var(--art-sand-line)',
    opacity: 0.7,
  })
}

function traceOf(see: Camera, since: number): string {
  const points = Array.from({ length: 61 }, (_, step) => see(way((since * step) / 60)).at)
  return path(line(points), stroke('var(--art-hole)', 1.4, { 'stroke-dasharray': '0.4 5', opacity: 0.8 }))
}

function ball(see: Camera, since: number): string {
  const { at, scale } = see(since > 0 ? way(since) : bunkerSwing.ball)
  return dot(at, 0.036 * scale, { fill: 'white', stroke: 'var(--on-sand)', 'stroke-width': 0.7 })
}

export const bunkerSplash: Scene = {
  still: '',
  frame: (seconds) => {
    const see = viewAt(seconds)
    return (
      ground(see) +
      takes(replay, seconds)
        .map((take) => group({ opacity: take.opacity }, golferIn(see, take)))
        .join('')
    )
  },
  poster: 9.9,
}
