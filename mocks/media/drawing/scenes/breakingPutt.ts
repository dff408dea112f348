import { contourLines } from '#ui/kit/art/contours.ts'
import { flagShape } from '#ui/kit/art/flagShape.ts'
import { heightField } from '#ui/kit/art/heightField.ts'
import type { Point } from '#ui/kit/art/path.ts'
import { greenField, puttingGreen } from '#ui/kit/art/puttingGreen.ts'
import { holed, rollingAt } from '../film/putt.ts'
import { curve, eased } from '../geometry/curve.ts'
import type { Scene } from '../Scene.ts'
import { bookFlag, bookGreen } from '../scenery/book.ts'
import { dot, group, line, path, stroke, tag } from '../svg.ts'

const zoom = 1.7
const green = { x: 212, y: 124, rx: 182, ry: 98, seed: 19, wobble: 0.12 }
const from: Point = [82, 160]
const pin = { x: 318, y: 132, height: 54 }
const hit = 4.2

const putt = { field: greenField(green), from, hole: [pin.x, pin.y] as const, friction: 34, pull: 2500 }
const roll = holed(putt)

const ground = heightField([
  { x: 40, y: 20, height: 1, along: 90, across: 60, turn: 0.4 },
  { x: 400, y: 220, height: 0.9, along: 90, across: 60, turn: -0.3 },
  { x: 400, y: 20, height: -0.4, along: 80, across: 50 },
])

const still = group(
  { transform: `scale(${zoom})` },
  tag('rect', { width: 424, height: 239, fill: 'var(--mist)' }),
  ...contourLines(ground, { x: 0, y: 0, width: 424, height: 239 }, 16).map((contour) =>
    path(contour.path, stroke('var(--art-line)', contour.heavy ? 1 : 0.6, { opacity: contour.heavy ? 0.95 : 0.7 })),
  ),
  bookGreen(puttingGreen(green, pin)),
)

const stroked = curve([
  [hit - 1, 0],
  [hit - 0.34, -24],
  [hit, 0],
  [hit + 0.34, 22],
])

function putter(seconds: number): string {
  const shown = eased(seconds, 2.6, 3) * (1 - eased(seconds, 5.4, 5.9))
  const along = stroked(seconds) - 3.6
  const [x, y] = [from[0] + Math.cos(roll.aim) * along, from[1] + Math.sin(roll.aim) * along]
  const turn = (roll.aim * 180) / Math.PI
  return group(
    { opacity: shown, transform: `translate(${x} ${y}) rotate(${turn})` },
    tag('rect', { x: -3, y: -9.5, width: 5, height: 20, rx: 1, fill: 'var(--art-shadow)' }),
    path('M-2 -6L-15 -34', stroke('var(--art-pole)', 1.3)),
    tag('rect', { x: -5, y: -11, width: 5, height: 20, rx: 1, fill: 'var(--deep)' }),
    path('M-5 0H0', stroke('var(--on-deep)', 0.8)),
  )
}

function lines(seconds: number): string {
  const straight = eased(seconds, 0.5, 1.3)
  const shown = Math.floor(roll.places.length * eased(seconds, 1.5, 2.7))
  const to: Point = [from[0] + (pin.x - from[0]) * straight, from[1] + (pin.y - from[1]) * straight]
  return [
    path(
      straight > 0 ? line([from, to]) : '',
      stroke('var(--art-pole)', 0.7, { 'stroke-dasharray': '4 4', opacity: 0.55 * (1 - eased(seconds, 2.8, 3.4) * 0.5) }),
    ),
    path(line(roll.places.slice(0, shown)), stroke('var(--surface)', 1.7, { 'stroke-dasharray': '0.2 4.2' })),
    aimPoint(eased(seconds, 2.3, 2.7)),
  ].join('')
}

function aimPoint(shown: number): string {
  const far = Math.hypot(pin.x - from[0], pin.y - from[1])
  const at: Point = [from[0] + Math.cos(roll.aim) * far, from[1] + Math.sin(roll.aim) * far]
  return group(
    { opacity: shown },
    dot(at, 4.5 * (2 - shown), stroke('var(--art-hole)', 1)),
    path(
      line([
        [at[0] - 7, at[1]],
        [at[0] + 7, at[1]],
      ]) +
        line([
          [at[0], at[1] - 7],
          [at[0], at[1] + 7],
        ]),
      stroke('var(--art-hole)', 0.8),
    ),
  )
}

function ball(seconds: number): string {
  const since = seconds - hit
  const [x, y] = rollingAt(roll, Math.max(0, since))
  const dropped = eased(since, roll.seconds, roll.seconds + 0.16)
  const behind = roll.places.slice(0, Math.max(0, Math.round(since * 120)))
  return [
    path(line(behind), stroke('var(--surface)', 1.6, { opacity: 0.9 })),
    dot([x + 1.2, y + 1.4], 3.2 * (1 - dropped), { fill: 'var(--art-shadow)' }),
    dot([x, y + dropped], 3.2 - 1.5 * dropped, {
      fill: 'white',
      stroke: 'var(--art-green-edge)',
      'stroke-width': 0.5,
      opacity: 1 - dropped,
    }),
  ].join('')
}

function ripple(seconds: number): string {
  const since = seconds - hit - roll.seconds
  return [0, 0.35]
    .map((late) =>
      dot(
        [pin.x, pin.y],
        4 + 26 * eased(since, late, late + 1.4),
        stroke('var(--art-flag)', 1.2, { opacity: since > late ? 0.9 * (1 - eased(since, late, late + 1.4)) : 0 }),
      ),
    )
    .join('')
}

export const breakingPutt: Scene = {
  still,
  frame: (seconds) =>
    group({ transform: `scale(${zoom})` }, lines(seconds), ripple(seconds), ball(seconds), bookFlag(flagShape(pin)), putter(seconds)),
  poster: 5.9,
}
