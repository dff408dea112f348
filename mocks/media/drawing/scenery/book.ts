import type { FlagShape } from '#ui/kit/art/flagShape.ts'
import { arrowsPath, type PuttingGreen } from '#ui/kit/art/puttingGreen.ts'
import { group, path, stroke, tag } from '../svg.ts'

export function bookGreen({ edge, fringe, contours, arrows }: PuttingGreen): string {
  return [
    path(fringe, { fill: 'var(--art-fringe)' }),
    path(edge, { fill: 'var(--art-green)' }),
    tag('clipPath', { id: 'green' }, path(edge, {})),
    group({ 'clip-path': 'url(#green)' }, ...contours.map((contour) => path(contour.path, stroke('var(--art-green-line)', 0.8)))),
    path(arrowsPath(arrows), stroke('var(--art-arrow)', 0.9)),
    path(edge, stroke('var(--art-green-edge)', 1)),
  ].join('')
}

export function bookFlag({ hole, pole, shadow, cloth, thickness }: FlagShape, raised = 1): string {
  const up = `translate(${hole.x} ${hole.y}) scale(1 ${raised}) translate(${-hole.x} ${-hole.y})`
  return [
    tag('ellipse', { cx: hole.x, cy: hole.y, rx: hole.rx, ry: hole.ry, fill: 'var(--art-hole)' }),
    group(
      { transform: up },
      path(shadow, stroke('var(--art-shadow)', thickness)),
      path(pole, stroke('var(--art-pole)', thickness)),
      path(cloth, { fill: 'var(--art-flag)' }),
    ),
  ].join('')
}
