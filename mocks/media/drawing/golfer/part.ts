import type { Point } from '#ui/kit/art/path.ts'
import type { Camera } from '../geometry/camera.ts'
import { circle, hull } from '../geometry/hull.ts'
import type { Vector } from '../geometry/vector.ts'
import { group, path, polygon, tag } from '../svg.ts'

export interface Bulge {
  readonly at: Vector
  readonly radius: number
}

export interface Part {
  readonly depth: number
  readonly fill: string
  readonly shade: string
  readonly outline: string
  readonly edged: boolean
}

export interface Paint {
  readonly fill: string
  readonly shade: string
  /** In metres: draws it as if nearer, so that it covers its neighbour. */
  readonly nearer?: number
  readonly edged?: boolean
}

export function limb(see: Camera, bulges: readonly Bulge[], paint: Paint): Part {
  const seen = bulges.map(({ at, radius }) => ({ ...see(at), radius }))
  const circles = seen.map(({ at, scale, radius }) => circle(at, radius * scale))
  const outline = circles.slice(1).map((each, index) => polygon(hull([...(circles[index] ?? []), ...each])))
  return { ...looks(paint), depth: mean(seen.map(({ depth }) => depth)) - (paint.nearer ?? 0), outline: outline.join('') }
}

export function solid(see: Camera, rings: readonly (readonly Vector[])[], paint: Paint): Part {
  const seen = rings.map((ring) => ring.map(see))
  const outlines = seen.map((ring) => ring.map(({ at }): Point => at))
  const joined = outlines.length === 1 ? [outlines[0] ?? []] : outlines.slice(1).map((ring, index) => [...(outlines[index] ?? []), ...ring])
  return {
    ...looks(paint),
    depth: mean(seen.flat().map(({ depth }) => depth)) - (paint.nearer ?? 0),
    outline: joined.map((points) => polygon(hull(points))).join(''),
  }
}

/** Far pieces first, lit from the upper left. */
export function drawn(parts: readonly Part[], edge: string, name: string): string {
  return parts
    .toSorted((a, b) => b.depth - a.depth)
    .map(({ outline, fill, shade, edged }, index) => {
      const clip = `${name}-${index}`
      return [
        tag('clipPath', { id: clip }, path(outline, {})),
        edged ? path(outline, { fill: edge, stroke: edge, 'stroke-width': 1.6, 'stroke-linejoin': 'round' }) : '',
        path(outline, { fill: shade }),
        group({ 'clip-path': `url(#${clip})` }, path(outline, { fill, transform: 'translate(-2.4 -1.6)' })),
      ].join('')
    })
    .join('')
}

function looks({ fill, shade, edged = true }: Paint): Pick<Part, 'fill' | 'shade' | 'edged'> {
  return { fill, shade, edged }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
