import { contoured } from './ground.ts'
import { graphite, mark, red, shadowOf, steel } from './parts.ts'
import type { Shades } from './shades.ts'
import { box, circle, clipped, group, path } from './svg.ts'

const sheet = 'M96 190C96 176 106 166 120 166H480C494 166 504 176 504 190V410C504 424 494 434 480 434H120C106 434 96 424 96 410Z'

/** The card of a membership: a launch monitor and the flights that it measures. */
export function pass(shades: Shades): string {
  const { base, light, line, mark: sign } = shades
  const flight = (d: string, width: number, dash?: string) => path(d, { stroke: sign, width, ...(dash !== undefined && { dash }) })
  return group(
    [
      shadowOf(sheet),
      path(sheet, { fill: base, stroke: line, width: 1.8 }),
      clipped('pass', sheet, contoured(`pass-${base}`, 10, { stroke: light, width: 2, opacity: 0.7 })),
      flight('M214 386H462', 2.4),
      flight('M214 386C280 206 378 196 452 386', 5),
      flight('M214 386C270 276 338 262 396 386', 2.4, '2 9'),
      mark([452, 386], 56, red),
      box([132, 296], [66, 92], 12, { fill: graphite.light, stroke: sign, width: 3 }),
      circle([165, 326], 13, { fill: graphite.dark, stroke: sign, width: 2 }),
      circle([165, 362], 13, { fill: graphite.dark, stroke: sign, width: 2 }),
      box([132, 200], [72, 12], 6, { fill: sign, opacity: 0.9 }),
      box([132, 224], [44, 8], 4, { fill: sign, opacity: 0.55 }),
      mark([440, 246], 60, sign),
    ].join(''),
    { transform: 'rotate(-6 300 300)' },
  )
}

const frame =
  'M150 470V196C150 152 176 126 220 126H380C424 126 450 152 450 196V470H410V206C410 182 398 168 374 168H226C202 168 190 182 190 206V470Z'
const base = 'M130 456H470C480 456 486 462 486 472V496C486 506 480 512 470 512H130C120 512 114 506 114 496V472C114 462 120 456 130 456Z'

/** Around a launch monitor: a bow of metal on a plate, with a window for the lenses. */
export function guard({ base: fill, light, dark, line, mark: sign }: Shades): string {
  const lens = (y: number) =>
    circle([300, y], 27, { fill: graphite.dark, stroke: steel.dark, width: 4 }) + circle([292, y - 8], 6, { fill: '#fdfdf8', opacity: 0.7 })
  const screws = (
    [
      [132, 484],
      [468, 484],
      [170, 440],
      [430, 440],
    ] as const
  ).map((center) => circle(center, 6, { fill: steel.light, stroke: steel.line, width: 1.5 }))
  return [
    shadowOf(frame),
    shadowOf(base),
    box([196, 174], [208, 282], 26, { fill: steel.light, stroke: steel.line, width: 2 }),
    box([236, 206], [128, 210], 30, { fill: steel.base, stroke: steel.dark, width: 2 }),
    ...[lens(262), lens(346), circle([300, 304], 6, { fill: red })],
    path(frame, { fill, stroke: line, width: 2 }),
    path('M150 470V196C150 152 176 126 220 126H232C186 130 168 160 168 204V470Z', { fill: light, opacity: 0.55 }),
    path('M432 470V206C432 168 418 142 380 126C424 126 450 152 450 196V470Z', { fill: dark, opacity: 0.5 }),
    path(base, { fill, stroke: line, width: 2 }),
    path('M122 470H478', { stroke: light, width: 3, opacity: 0.7 }),
    ...screws,
    mark([292, 504], 36, sign),
  ].join('')
}

const body = 'M206 120H394C416 120 430 134 430 156V464C430 486 416 500 394 500H206C184 500 170 486 170 464V156C170 134 184 120 206 120Z'

/** A power bank with four lights, of which three are on, and its cable. */
export function battery({ base: fill, light, dark, line, mark: sign }: Shades): string {
  const cable = 'M340 120C340 60 400 52 452 66C520 84 540 150 508 214C490 250 486 280 492 316'
  const lights = [0, 1, 2, 3].map((index) =>
    circle([240 + index * 40, 456], 9, { fill: index < 3 ? sign : dark, opacity: index < 3 ? 1 : 0.5 }),
  )
  return group(
    [
      path(cable, { stroke: graphite.dark, width: 14 }),
      path(cable, { stroke: graphite.light, width: 5 }),
      box([474, 312], [36, 54], 8, { fill: graphite.base, stroke: graphite.line, width: 2 }),
      box([482, 364], [20, 24], 4, { fill: steel.base, stroke: steel.line, width: 2 }),
      shadowOf(body),
      path(body, { fill, stroke: line, width: 2 }),
      path('M206 120H232C208 124 196 140 196 164V460C196 480 204 494 222 500H206C184 500 170 486 170 464V156C170 134 184 120 206 120Z', {
        fill: light,
        opacity: 0.7,
      }),
      clipped('battery', body, contoured(`battery-${fill}`, 9, { stroke: dark, width: 1.6, opacity: 0.5 })),
      path('M316 208L252 318H296L282 404L352 286H306Z', { fill: sign }),
      box([316, 106], [48, 20], 5, { fill: graphite.base, stroke: graphite.line, width: 2 }),
      ...lights,
    ].join(''),
    { transform: 'translate(-18 0)' },
  )
}
