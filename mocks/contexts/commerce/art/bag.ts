import { graphite, mark, red, seam, shadowOf, steel } from './parts.ts'
import type { Shades } from './shades.ts'
import { box, ellipse, group, path } from './svg.ts'

const body = 'M206 178L394 178L374 520C372 544 228 544 226 520Z'

export function bag(shades: Shades): string {
  const { base, light, dark, line } = shades
  const leg = (d: string) => path(d, { stroke: graphite.dark, width: 10 }) + path(d, { stroke: graphite.line, width: 2.4 })
  return group(
    [
      ellipse([330, 548], [170, 18], { fill: '#4c6a55', opacity: 0.28 }),
      leg('M250 226L132 540'),
      leg('M272 226L188 548'),
      shadowOf(body, [16, 6]),
      heads(),
      path(body, { fill: base, stroke: line, width: 1.6 }),
      path('M206 178L226 520C226 536 244 540 262 541L250 178Z', { fill: light, opacity: 0.8 }),
      path('M350 178L346 539C362 536 374 532 374 520L394 178Z', { fill: dark, opacity: 0.8 }),
      ellipse([300, 178], [96, 26], { fill: dark, stroke: line, width: 1.6 }),
      ellipse([300, 176], [80, 19], { fill: graphite.dark }),
      path('M300 158V195M222 176H378', { stroke: graphite.line, width: 4 }),
      path('M214 214C270 236 330 236 390 214', { stroke: line, width: 1.6 }),
      box([256, 286], [104, 150], 16, { fill: base, stroke: line, width: 1.8 }),
      seam('M266 312H350', shades),
      path('M344 320v40', { stroke: red, width: 5 }),
      mark([296, 408], 62, shades.mark),
      box([262, 456], [92, 58], 12, { fill: dark, stroke: line, width: 1.6 }),
      path('M216 232C150 262 150 410 232 446', { stroke: graphite.base, width: 15 }),
      path('M216 232C150 262 150 410 232 446', { stroke: graphite.line, width: 1.4, dash: '2 7' }),
    ].join(''),
    { transform: 'rotate(6 300 540)' },
  )
}

function heads(): string {
  const pole = (x: number, y: number) => path(`M${x} 180L${x + (x - 300) * 0.18} ${y}`, { stroke: steel.dark, width: 7 })
  const iron = (x: number, y: number) =>
    path(`M${x - 4} ${y + 12}l6 -34c14 -10 40 -14 46 -2c4 12 -8 36 -22 40Z`, { fill: steel.base, stroke: steel.line, width: 1.4 })
  return [
    ...[pole(244, 84), pole(276, 62), pole(318, 92), pole(350, 78)],
    ...[iron(326, 92), iron(362, 76)],
    path('M214 88C196 60 206 24 238 20C270 18 280 52 262 88L252 118H226Z', { fill: graphite.base, stroke: graphite.line, width: 1.4 }),
    path('M212 62C228 70 252 70 268 60M216 78C232 86 246 86 262 78', { stroke: red, width: 5 }),
    path('M258 66C248 36 262 8 284 8C308 10 314 40 298 66L292 96H266Z', { fill: '#1d5b3c', stroke: '#5f8f75', width: 1.4 }),
    path('M256 40C272 48 292 48 306 38', { stroke: '#f4f5f1', width: 5 }),
  ].join('')
}
