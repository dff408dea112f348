import { dots, graphite, mark, seam, shadowOf, steel } from './parts.ts'
import { mixed, type Shades } from './shades.ts'
import { box, ellipse, group, type Point, path } from './svg.ts'

interface Finger {
  readonly d: string
  readonly width: number
  readonly tip: Point
}

const fingers: readonly Finger[] = [
  { d: 'M228 330L196 206', width: 52, tip: [200, 216] },
  { d: 'M276 310L262 148', width: 58, tip: [263, 160] },
  { d: 'M330 306L336 124', width: 60, tip: [336, 138] },
  { d: 'M382 322L410 164', width: 58, tip: [407, 178] },
  { d: 'M388 434C430 420 462 380 484 338', width: 60, tip: [478, 348] },
]
const palm = 'M206 322L404 322L410 410L384 486L228 486L208 410Z'

export function glove(shades: Shades): string {
  const { base, light, dark, line } = shades
  const hand = (stroke: string, more: number) =>
    fingers.map(({ d, width }) => path(d, { stroke, width: width + more })).join('') +
    path(palm, { fill: stroke, stroke, width: 18 + more })
  const holes = fingers
    .slice(0, 4)
    .flatMap(({ tip: [x, y] }) => [0, 1, 2, 3].map((row): Point => [x + (300 - x) * 0.06 * row, y + 26 + row * 16]))
  return [
    group(hand('#4c6a55', 3), { opacity: 0.28, transform: 'translate(12 16)' }),
    hand(line, 3.4),
    hand(base, 0),
    path('M212 330C222 400 226 440 232 490L262 490C240 430 236 380 236 330Z', { fill: light, opacity: 0.8 }),
    path('M252 318V262M306 312V262M358 316L362 268', { stroke: line, width: 1.8, opacity: 0.8 }),
    path('M214 352C262 334 344 334 398 356', { stroke: line, width: 1.6, opacity: 0.55 }),
    dots(holes, 2.4, line),
    seam('M226 380C236 420 238 450 240 480', shades),
    box([216, 484], [180, 52], 16, { fill: base, stroke: line, width: 1.8 }),
    path('M300 488H384C396 488 400 500 400 510C400 524 394 532 384 532H300C312 518 312 502 300 488Z', {
      fill: dark,
      stroke: line,
      width: 1.6,
    }),
    mark([352, 526], 32, shades.mark),
  ].join('')
}

export function cap(shades: Shades): string {
  const { base, light, dark, line } = shades
  const dome = 'M118 366C112 242 196 158 306 160C412 162 476 244 474 352C380 392 226 398 118 366Z'
  const brim = 'M300 384C370 384 440 372 474 350C534 360 574 396 570 426C520 446 410 440 316 412C290 404 284 392 300 384Z'
  return [
    shadowOf(dome),
    shadowOf(brim),
    path(brim, { fill: dark, stroke: line, width: 1.8 }),
    seam('M322 402C400 424 490 434 552 420', shades),
    path(dome, { fill: base, stroke: line, width: 1.8 }),
    path('M118 366C112 242 196 158 306 160C220 190 176 276 182 380C158 376 136 372 118 366Z', { fill: light, opacity: 0.7 }),
    path('M306 160C352 210 372 290 364 384M306 160C238 206 210 290 216 386M306 160C400 200 440 270 446 364', {
      stroke: line,
      width: 1.6,
      opacity: 0.7,
    }),
    path('M118 350C226 382 380 376 474 336', { stroke: line, width: 1.6, opacity: 0.7 }),
    ellipse([306, 159], [15, 8], { fill: dark, stroke: line, width: 1.6 }),
    mark([290, 330], 70, shades.mark),
  ].join('')
}

export function belt(shades: Shades): string {
  const { base, dark, light, line } = shades
  const coil = (rx: number, ry: number, fill: string) => ellipse([290, 320], [rx, ry], { fill, stroke: line, width: 1.8 })
  return [
    ellipse([306, 410], [196, 60], { fill: '#4c6a55', opacity: 0.28 }),
    path('M110 300V372C110 440 470 440 470 372V300Z', { fill: base, stroke: line, width: 1.8 }),
    path('M110 300V372C110 400 170 418 236 421V320Z', { fill: light, opacity: 0.6 }),
    group(
      coil(180, 62, dark) + coil(160, 52, mixed(dark, '#0f2118', 0.3)) + coil(136, 42, dark) + coil(118, 34, mixed(dark, '#0f2118', 0.45)),
      { transform: 'translate(0 -22)' },
    ),
    seam('M118 318C160 380 420 380 462 318M122 384C180 428 400 428 458 384', shades),
    box([286, 330], [122, 108], 16, { fill: steel.base, stroke: steel.line, width: 2 }),
    box([308, 352], [78, 64], 8, { fill: base, stroke: steel.line, width: 1.6 }),
    path('M308 384H372', { stroke: steel.line, width: 9 }),
    path('M308 384H372', { stroke: steel.light, width: 5 }),
    dots(
      [
        [430, 384],
        [452, 372],
        [258, 392],
        [232, 390],
      ],
      5,
      line,
    ),
  ].join('')
}

export function shoe(shades: Shades): string {
  const { base, light, dark, line } = shades
  const upper = 'M84 402C80 350 96 300 104 236C140 250 188 250 222 228C262 286 330 318 420 330C496 340 532 366 534 408Z'
  const sole = 'M76 396C200 408 420 410 540 398C548 424 536 446 508 448H118C88 446 72 426 76 396Z'
  const lace = ([x, y]: Point) =>
    path(`M${x} ${y}l34 -24`, { stroke: light, width: 8 }) + path(`M${x} ${y}l34 -24`, { stroke: line, width: 1.2 })
  return [
    ellipse([314, 464], [240, 16], { fill: '#4c6a55', opacity: 0.28 }),
    ...[130, 200, 330, 410, 480].map((x) => path(`M${x} 446l8 16h10l8 -16Z`, { fill: graphite.base })),
    path(upper, { fill: base, stroke: line, width: 1.8 }),
    path('M84 402C80 350 96 300 104 236C126 244 150 248 172 247C150 300 150 350 158 404Z', {
      fill: dark,
      opacity: 0.75,
      stroke: line,
      width: 1.2,
    }),
    path('M404 328C496 338 532 366 534 408L430 408C440 376 430 350 404 328Z', { fill: light, opacity: 0.9, stroke: line, width: 1.2 }),
    path('M222 228C262 286 330 318 404 328L380 356C300 346 232 312 190 246Z', { fill: light, stroke: line, width: 1.4 }),
    ...(
      [
        [230, 290],
        [262, 314],
        [298, 332],
        [338, 344],
      ] as const
    ).map((point) => lace(point)),
    path('M176 404C220 372 262 360 330 404M206 404C240 384 262 380 298 404', { stroke: shades.mark, width: 7, opacity: 0.85 }),
    path('M104 236C128 214 180 206 222 228C190 252 138 252 104 236Z', { fill: graphite.base, stroke: line, width: 1.6 }),
    path(sole, { fill: '#f4f5f1', stroke: '#8b968f', width: 1.6 }),
    path('M78 414C200 426 420 428 540 414', { stroke: shades.base, width: 6, opacity: 0.9 }),
    mark([118, 356], 40, shades.mark),
  ].join('')
}
