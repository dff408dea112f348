import { contoured, side } from './ground.ts'
import { mark, red, shadowOf } from './parts.ts'
import type { Shades } from './shades.ts'
import { circle, clipped, group, path } from './svg.ts'

const sheet = 'M112 190C112 178 120 170 132 170H468C480 170 488 178 488 190V404C488 416 480 424 468 424H132C120 424 112 416 112 404Z'

export function card(shades: Shades): string {
  const { base, light, line } = shades
  const envelope =
    path(sheet, { fill: '#fbf8ee', stroke: '#c9bd9f', width: 1.8 }) + path('M114 178L300 316L486 178', { stroke: '#c9bd9f', width: 1.8 })
  const front = [
    path(sheet, { fill: base, stroke: line, width: 1.8 }),
    clipped(
      'sheet',
      sheet,
      contoured(`card-${base}`, 12, { stroke: line, width: 1.6, opacity: 0.75 }) +
        path('M112 396H488V424H112Z', { fill: light, opacity: 0.5 }),
    ),
    mark([286, 340], 104, shades.mark),
    circle([286, 342], 5, { fill: shades.mark }),
  ].join('')
  return [
    group(shadowOf(sheet) + envelope, { transform: 'rotate(9 300 300) translate(24 -46)' }),
    group(shadowOf(sheet) + front, { transform: 'rotate(-7 300 300) translate(-16 34)' }),
  ].join('')
}

const ticket = 'M96 190H504V258C480 260 468 278 468 298C468 318 480 336 504 338V410H96V338C120 336 132 318 132 298C132 278 120 260 96 258Z'

export function voucher(shades: Shades): string {
  const { base, line, light } = shades
  return group(
    [
      shadowOf(ticket),
      path(ticket, { fill: base, stroke: line, width: 1.8 }),
      clipped('ticket', ticket, contoured(`ticket-${base}`, 10, { stroke: light, width: 2, opacity: 0.9 })),
      path('M396 196V404', { stroke: line, width: 3, dash: '2 12' }),
      path('M160 372H368', { stroke: shades.mark, width: 2.4 }),
      path('M168 372C220 228 300 190 352 372', { stroke: shades.mark, width: 4.5 }),
      path('M168 372C216 276 262 258 308 372', { stroke: shades.mark, width: 2, opacity: 0.6, dash: '2 9' }),
      circle([168, 372], 8, { fill: red }),
      mark([352, 372], 48, red),
      mark([424, 336], 78, shades.mark),
    ].join(''),
    { transform: `rotate(-6 ${side / 2} ${side / 2})` },
  )
}
