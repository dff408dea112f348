import { graphite, mark, red, shadowOf } from './parts.ts'
import type { Shades } from './shades.ts'
import { box, circle, group, type Point, path } from './svg.ts'

const body = 'M176 500L196 176C198 138 222 118 260 118H340C378 118 402 138 404 176L424 500Z'

/** A launch monitor from the front. */
export function monitor({ base, light, dark, line, mark: sign }: Shades): string {
  const lens = (center: Point) =>
    [
      circle(center, 40, { fill: graphite.dark, stroke: graphite.line, width: 3 }),
      circle(center, 24, { fill: graphite.base }),
      circle([center[0] - 9, center[1] - 10], 7, { fill: '#fdfdf8', opacity: 0.7 }),
    ].join('')
  return [
    shadowOf(body),
    path(body, { fill: base, stroke: line, width: 2 }),
    path('M196 176C198 138 222 118 260 118H286L270 500H176Z', { fill: light, opacity: 0.5 }),
    path('M356 500L346 118C380 120 402 140 404 176L424 500Z', { fill: dark, opacity: 0.45 }),
    group(box([228, 158], [144, 272], 34, { fill: graphite.light, stroke: graphite.line, width: 2 }), {}),
    lens([300, 226]),
    lens([300, 356]),
    circle([300, 292], 8, { fill: red }),
    mark([292, 474], 52, sign),
  ].join('')
}
