import { contourLines } from '#ui/kit/art/contours.ts'
import { heightField } from '#ui/kit/art/heightField.ts'
import { group, path, stroke, tag } from '../svg.ts'

const hills = heightField(
  [
    { x: 120, y: 130, height: 0.8, along: 120, across: 70, turn: -0.2 },
    { x: 560, y: 90, height: 1, along: 150, across: 80, turn: 0.2 },
    { x: 360, y: 170, height: -0.3, along: 120, across: 60 },
  ],
  [0.0002, -0.0003],
)

export function morning(horizon: number, ground = 'var(--day-turf)'): string {
  const contours = contourLines(hills, { x: 0, y: 0, width: 720, height: Math.max(60, horizon) }, 13)
  return [
    tag('rect', { x: -720, y: -406, width: 2160, height: 1218, fill: 'var(--mist)' }),
    group(
      {},
      ...contours.map(({ path: ring, heavy }) => path(ring, stroke('var(--art-line)', heavy ? 1.1 : 0.7, { opacity: heavy ? 0.8 : 0.55 }))),
    ),
    tag('rect', { x: -720, y: horizon, width: 2160, height: 1218, fill: ground }),
  ].join('')
}
