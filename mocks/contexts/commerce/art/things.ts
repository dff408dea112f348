import { along, dots, graphite, mark, red, shadowOf, steel } from './parts.ts'
import { mixed, type Shades } from './shades.ts'
import { at, box, circle, clipped, ellipse, group, type Point, path } from './svg.ts'

export function towel(shades: Shades): string {
  const { base, light, dark, line } = shades
  const cloth = 'M196 190C240 176 360 176 404 190C414 290 402 400 414 500C350 520 250 520 186 500C198 400 186 290 196 190Z'
  const rows = along([160, 200], [160, 500], 19).map(([x, y]) => path(`M${x} ${y}H440`, { stroke: line, width: 1, opacity: 0.5 }))
  const columns = along([180, 160], [420, 160], 15).map(([x, y]) => path(`M${x} ${y}V530`, { stroke: line, width: 1, opacity: 0.5 }))
  const stripes = [
    path('M160 452H440V476H160Z', { fill: shades.mark, opacity: 0.9 }),
    path('M160 434H440V441H160Z', { fill: shades.mark, opacity: 0.9 }),
  ]
  return [
    shadowOf(cloth),
    path(cloth, { fill: base, stroke: line, width: 1.8 }),
    clipped(
      'cloth',
      cloth,
      [
        path('M180 170H250C236 300 250 420 240 530H170Z', { fill: light, opacity: 0.6 }),
        path('M360 170H430V530H370C380 420 366 300 360 170Z', { fill: dark, opacity: 0.5 }),
        ...rows,
        ...columns,
        ...stripes,
      ].join(''),
    ),
    path('M300 186V150', { stroke: graphite.dark, width: 12 }),
    path('M300 150C262 140 262 76 300 72C338 76 338 140 300 150Z', { stroke: steel.line, width: 13 }),
    path('M300 150C262 140 262 76 300 72C338 76 338 140 300 150Z', { stroke: steel.light, width: 7 }),
    circle([300, 184], 11, { fill: steel.base, stroke: steel.line, width: 2 }),
    mark([292, 380], 76, shades.mark),
  ].join('')
}

const pin = 'M-34 -150C-34 -128 -13 -112 -10 -86L-7 118L0 150L7 118L10 -86C13 -112 34 -128 34 -150Z'

export function tees(shades: Shades): string {
  const { base, light, dark, line } = shades
  const one = ([x, y, turn]: readonly [number, number, number]) =>
    group(
      [
        path(pin, { fill: '#4c6a55', opacity: 0.28, transform: 'translate(10 12)' }),
        path(pin, { fill: base, stroke: line, width: 1.6 }),
        path('M-26 -144C-26 -128 -6 -112 -5 -86L-3 110', { stroke: light, width: 4 }),
        ellipse([0, -150], [34, 11], { fill: dark, stroke: line, width: 1.6 }),
        path('M-8 -40H8M-7 -28H7', { stroke: red, width: 4 }),
      ].join(''),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  return (
    [
      [128, 320, -24],
      [214, 292, 6],
      [306, 318, -9],
      [392, 290, 15],
      [478, 322, -4],
    ] as const
  )
    .map(one)
    .join('')
}

export function markers(shades: Shades): string {
  const disc = (center: Point, radius: number, { base, light, line, mark: sign }: Shades) =>
    [
      circle([center[0] + 9, center[1] + 12], radius, { fill: '#4c6a55', opacity: 0.28 }),
      circle(center, radius, { fill: steel.base, stroke: steel.line, width: 2 }),
      circle(center, radius * 0.84, { fill: base, stroke: line, width: 1.6 }),
      path(
        `M${at([center[0] - radius * 0.6, center[1] - radius * 0.3])}A${radius * 0.68} ${radius * 0.68} 0 0 1 ${at([center[0] + radius * 0.1, center[1] - radius * 0.67])}`,
        { stroke: light, width: 5 },
      ),
      mark([center[0] - radius * 0.16, center[1] + radius * 0.42], radius * 0.9, sign),
    ].join('')
  const other = { ...shades, base: shades.light, light: '#fdfdf8', mark: '#1d5b3c' }
  return disc([206, 230], 112, shades) + disc([408, 284], 92, other) + disc([262, 436], 84, { ...shades, base: shades.dark })
}

export function umbrella(shades: Shades): string {
  const center: Point = [300, 300]
  const tip = (index: number, radius: number): Point => {
    const angle = (index * Math.PI) / 4 + Math.PI / 8
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]
  }
  const panel = (index: number) => `M${at(center)}L${at(tip(index, 226))}Q${at(tip(index + 0.5, 190))} ${at(tip(index + 1, 226))}Z`
  const panels = Array.from({ length: 8 }, (_, index) => index)
  const fill = (index: number) => (index % 2 === 0 ? shades.base : mixed(shades.base, '#fdfdf8', 0.72))
  return [
    ...panels.map((index) => shadowOf(panel(index), [16, 20])),
    ...panels.map((index) => path(panel(index), { fill: fill(index), stroke: shades.line, width: 1.6 })),
    path(`${panel(0)}${panel(1)}${panel(2)}`, { fill: '#0f2118', opacity: 0.1 }),
    ...panels.map((index) => circle(tip(index, 228), 5, { fill: steel.line })),
    circle(center, 15, { fill: graphite.base, stroke: graphite.line, width: 2 }),
    mark([tip(5.5, 150)[0] - 10, tip(5.5, 150)[1] + 26], 52, shades.base),
  ].join('')
}

export function headcover(shades: Shades): string {
  const { base, light, dark, line } = shades
  const sock = 'M246 540L252 372C186 336 176 214 238 172C274 150 326 150 362 172C424 214 414 336 348 372L354 540C330 552 270 552 246 540Z'
  const stripes = [214, 262, 310].map((y) =>
    path(`M170 ${y}C240 ${y + 34} 360 ${y + 34} 430 ${y}`, { stroke: mixed(base, '#fdfdf8', 0.78), width: 17 }),
  )
  const ribs = along([256, 380], [344, 380], 12).map(([x, y]) => path(`M${x} ${y}V548`, { stroke: line, width: 2, opacity: 0.6 }))
  const tufts = Array.from({ length: 26 }, (_, index) => {
    const angle = (index * Math.PI * 2) / 26
    return path(`M300 112L${at([300 + Math.cos(angle) * 52, 112 + Math.sin(angle) * 52])}`, {
      stroke: index % 2 === 0 ? base : mixed(base, '#fdfdf8', 0.6),
      width: 10,
    })
  })
  return [
    shadowOf(sock),
    circle([312, 128], 54, { fill: '#4c6a55', opacity: 0.28 }),
    path(sock, { fill: base, stroke: line, width: 1.8 }),
    clipped(
      'sock',
      sock,
      [
        ...stripes,
        ...ribs,
        path('M160 150H236C210 240 232 330 268 380L262 560H160Z', { fill: light, opacity: 0.35 }),
        path('M440 150H372C396 240 372 330 332 380L340 560H440Z', { fill: dark, opacity: 0.35 }),
      ].join(''),
    ),
    path('M250 374C280 388 320 388 350 374', { stroke: line, width: 2.4 }),
    ...tufts,
  ].join('')
}

export function rangefinder(shades: Shades): string {
  const { base, light, dark, line } = shades
  const body =
    'M132 236C132 196 160 176 200 176H420C452 176 472 198 472 230V360C472 396 450 414 416 414H340C320 414 312 402 296 402C280 402 272 414 252 414H192C154 414 132 394 132 356Z'
  const lens = (center: Point, radius: number) =>
    [
      circle(center, radius, { fill: graphite.dark, stroke: graphite.line, width: 3 }),
      circle(center, radius * 0.76, { fill: '#22483f', stroke: graphite.line, width: 1.6 }),
      path(
        `M${at([center[0] - radius * 0.5, center[1] - radius * 0.1])}A${radius * 0.5} ${radius * 0.5} 0 0 1 ${at([center[0] + radius * 0.05, center[1] - radius * 0.5])}`,
        { stroke: '#d7ebdf', width: radius * 0.1 },
      ),
    ].join('')
  return [
    path('M470 250C540 250 560 320 530 372C510 404 480 420 440 408', { stroke: graphite.base, width: 12 }),
    shadowOf(body),
    path(body, { fill: base, stroke: line, width: 1.8 }),
    path('M148 240C148 206 168 192 204 192H412', { stroke: light, width: 7, opacity: 0.9 }),
    path('M132 330H472V360C472 396 450 414 416 414H340C320 414 312 402 296 402C280 402 272 414 252 414H192C154 414 132 394 132 356Z', {
      fill: dark,
      opacity: 0.6,
    }),
    lens([226, 296], 78),
    lens([390, 280], 48),
    box([250, 162], [84, 20], 10, { fill: red }),
    dots(
      [
        [350, 372],
        [370, 372],
        [390, 372],
        [410, 372],
        [430, 372],
      ],
      5,
      line,
    ),
    mark([314, 378], 36, shades.mark),
  ].join('')
}

export function mat(shades: Shades): string {
  const { base, light, dark, line } = shades
  const strip = 'M246 70H354C366 70 374 78 374 90V512C374 524 366 532 354 532H246C234 532 226 524 226 512V90C226 78 234 70 246 70Z'
  return group(
    [
      shadowOf(strip),
      path(strip, { fill: base, stroke: line, width: 1.8 }),
      path('M226 90C226 78 234 70 246 70H262V532H246C234 532 226 524 226 512Z', { fill: light, opacity: 0.5 }),
      ...[200, 280, 360].map((y) => path(`M240 ${y}H360`, { stroke: shades.mark, width: 2, opacity: 0.75 })),
      path('M300 170V450', { stroke: shades.mark, width: 2, opacity: 0.75, dash: '2 10' }),
      ellipse([300, 124], [27, 27], { fill: dark }),
      ellipse([300, 126], [22, 22], { fill: '#16261e' }),
      circle([308, 466], 18, { fill: '#4c6a55', opacity: 0.4 }),
      circle([300, 456], 18, { fill: '#f4f5f1', stroke: '#a9b3ad', width: 1.4 }),
    ].join(''),
    { transform: 'rotate(24 300 300)' },
  )
}
