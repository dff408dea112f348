import { outline } from '#ui/kit/art/blob.ts'
import { closedPath } from '#ui/kit/art/path.ts'
import type { Camera } from '../geometry/camera.ts'
import { eased } from '../geometry/curve.ts'
import type { Vector } from '../geometry/vector.ts'
import { path, stroke, tag } from '../svg.ts'

const middle = { x: -0.15, z: 0.15 }
const lip = 0.66

export function bunker(see: Camera): string {
  const rim = ring(2.85, 1.95)
  const floor = ring(2.5, 1.6)
  const shore = ring(2.1, 1.3)
  const flat = ([x, z]: readonly [number, number]): Vector => [x, 0, z]
  const outer = closedPath(rim.map(([x, z]) => see([x, heightOf(x, z), z]).at))
  return [
    path(outer, { fill: 'var(--day-sand-deep)' }),
    tag('clipPath', { id: 'rim' }, path(outer, {})),
    path(closedPath(floor.map(flat).map((point) => see(point).at)), { fill: 'var(--art-sand)', 'clip-path': 'url(#rim)' }),
    path(outer, stroke('var(--art-green-edge)', 1.2)),
    path(closedPath(shore.map(flat).map((point) => see(point).at)), stroke('var(--art-sand-line)', 0.9, { 'stroke-dasharray': '1.2 4' })),
  ].join('')
}

function heightOf(x: number, z: number): number {
  const [right, back] = [eased(x, -1.6, 2.2), eased(-z, -1.2, 1.2)]
  return lip * Math.max(right * eased(-z, -2.2, -0.4), back * 0.75)
}

function ring(rx: number, ry: number): readonly (readonly [number, number])[] {
  return outline({ x: middle.x, y: middle.z, rx, ry, seed: 11, wobble: 0.1 }, 60)
}
