import type { Point } from '../../../src/ui/kit/art/path.ts'
import type { Camera } from '../geometry/camera.ts'
import { circle, hull } from '../geometry/hull.ts'
import type { Vector } from '../geometry/vector.ts'
import { group, path, polygon, tag } from '../svg.ts'

/** A ball of the body: limbs are hulls around two of them. */
export interface Bulge {
  readonly at: Vector
  readonly radius: number
}

/** A piece of the body, drawn from the farthest to the nearest. */
export interface Part {
  readonly depth: number
  readonly fill: string
  readonly shade: string
  readonly outline: string
  /** Set off from what lies behind it. */
  readonly edged: boolean
}

/** How a piece is seen. */
export interface Paint {
  readonly fill: string
  readonly shade: string
  /** Metres by which it is taken to be nearer than it is, so that it covers its neighbour. */
  readonly nearer?: number
  /** False where it goes over into its neighbour. */
  readonly edged?: boolean
}

/** A limb through these bulges. */
export function limb(see: Camera, bulges: readonly Bulge[], paint: Paint): Part {
  const seen = bulges.map(({ at, radius }) => ({ ...see(at), radius }))
  const circles = seen.map(({ at, scale, radius }) => circle(at, radius * scale))
  const outline = circles.slice(1).map((each, index) => polygon(hull([...(circles[index] ?? []), ...each])))
  return { ...looks(paint), depth: mean(seen.map(({ depth }) => depth)) - (paint.nearer ?? 0), outline: outline.join('') }
}

/** One solid piece around groups of points, each joined with the next. */
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

/** Far pieces first, lit from the upper left; each with an edge that sets it off from what it covers. */
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
