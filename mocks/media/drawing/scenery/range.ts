import { contourLines } from '#ui/kit/art/contours.ts'
import { heightField } from '#ui/kit/art/heightField.ts'
import type { Camera } from '../geometry/camera.ts'
import { group, path, stroke, tag } from '../svg.ts'
import { turf } from './turf.ts'

const hills = heightField(
  [
    { x: 70, y: 150, height: 0.9, along: 120, across: 80, turn: -0.3 },
    { x: 640, y: 120, height: 1, along: 130, across: 84, turn: 0.3 },
    { x: 360, y: -40, height: 0.5, along: 120, across: 70 },
    { x: 350, y: 190, height: -0.35, along: 110, across: 60 },
  ],
  [0.0003, -0.0004],
)

export function range(see: Camera, lines: 'x' | 'z' = 'x'): string {
  const [, horizon] = lines === 'x' ? see([0, 0, -26]).at : see([175, 0, 0]).at
  const contours = contourLines(hills, { x: 0, y: 0, width: 720, height: horizon }, 15)
  return [
    tag('rect', { width: 720, height: 406, fill: 'var(--po-ground)' }),
    tag('clipPath', { id: 'above' }, tag('rect', { width: 720, height: horizon })),
    group(
      { 'clip-path': 'url(#above)', opacity: 0.62 },
      ...contours.map(({ path: ring, heavy }) => path(ring, stroke('var(--po-line)', heavy ? 1.2 : 0.8))),
    ),
    path(`M0 ${horizon}H720`, stroke('var(--po-line)', 1)),
    turf(see, { from: lines === 'x' ? -9 : -4, to: lines === 'x' ? 9 : 60, lines, colour: 'var(--po-line)' }),
  ].join('')
}
