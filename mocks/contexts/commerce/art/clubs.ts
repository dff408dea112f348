import { along, graphite, grip, mark, red, shadowOf, shaft, steel } from './parts.ts'
import { mixed, type Shades } from './shades.ts'
import { at, clipped, ellipse, group, type Point, path } from './svg.ts'

const crown: readonly Point[] = [
  ...([
    [212, 190],
    [196, 270],
    [200, 350],
    [220, 424],
    [300, 462],
    [390, 452],
  ] as const),
  ...([
    [476, 396],
    [506, 316],
    [490, 236],
    [420, 178],
    [330, 156],
    [262, 160],
  ] as const),
]

function crownAt(share: number): string {
  const center: Point = [360 + (1 - share) * 30, 310]
  const points = crown.map(([x, y]): Point => [center[0] + (x - center[0]) * share, center[1] + (y - center[1]) * share])
  const first = points[0] ?? center
  return `M${at(first)}${points.map((point, index) => curve(point, points[index + 1] ?? first, points.at(index - 1) ?? first, points[(index + 2) % points.length] ?? first)).join('')}Z`
}

function curve(from: Point, to: Point, before: Point, after: Point): string {
  const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
  const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
  return `C${at(one)} ${at(two)} ${at(to)}`
}

export function driver(shades: Shades): string {
  const { base, light, line } = shades
  const face = 'M204 186C178 262 180 356 208 430L224 428C200 350 200 262 220 188Z'
  const rings = [0.86, 0.72, 0.58, 0.44, 0.3, 0.17].map((share, index) =>
    path(crownAt(share), { stroke: line, width: index === 2 ? 2.4 : 1.3, opacity: 0.75 - index * 0.07 }),
  )
  return [
    shadowOf(crownAt(1)),
    shaft([248, 208], [-20, -60], 15),
    path(face, { fill: steel.base, stroke: steel.line, width: 1.4 }),
    ...along([190, 250], [189, 370], 7).map(([x, y]) => path(`M${x} ${y}h10`, { stroke: steel.line, width: 1.2 })),
    path(crownAt(1), { fill: base, stroke: line, width: 1.4 }),
    path('M262 176C330 164 410 180 470 236', { stroke: light, width: 5, opacity: 0.8 }),
    ...rings,
    path('M252 212l-42 -42', { stroke: grip, width: 24 }),
    path('M216 188l12 -12', { stroke: red, width: 4 }),
    path('M238 298l20 13-20 13', { stroke: shades.mark, width: 3.6 }),
  ].join('')
}

export function wood(shades: Shades): string {
  const stripes = [-46, 0, 46].map((dy) => path(`M196 ${310 + dy}H520`, { stroke: shades.light, width: 9, opacity: 0.55 }))
  const head = [
    path('M206 196C184 266 186 352 210 424L226 424C204 350 204 266 222 196Z', { fill: steel.base, stroke: steel.line, width: 1.4 }),
    path(crownAt(1), { fill: shades.base, stroke: shades.line, width: 1.4 }),
    clipped('wood', crownAt(0.97), stripes.join('')),
    path('M238 298l20 13-20 13', { stroke: shades.mark, width: 3.6 }),
  ].join('')
  const squeezed = 'translate(66 98) scale(.78 .68)'
  return [
    group(shadowOf(crownAt(1)), { transform: squeezed }),
    shaft([262, 250], [-20, -60], 13),
    group(head, { transform: squeezed }),
    path('M258 246l-34 -36', { stroke: grip, width: 20 }),
  ].join('')
}

interface Blade {
  readonly outline: string
  readonly grooves: number
  readonly spacing: number
}

const ironBlade: Blade = {
  outline:
    'M176 186L214 172L246 278C296 276 396 220 446 200C486 186 514 214 508 272C502 334 474 404 424 416C350 428 258 408 214 374C190 352 190 316 196 292Z',
  grooves: 7,
  spacing: 18,
}
const wedgeBlade: Blade = {
  outline:
    'M170 160L210 148L240 258C296 262 380 196 440 176C500 160 536 212 526 292C516 372 476 436 412 444C330 450 244 430 206 388C182 360 184 310 190 280Z',
  grooves: 9,
  spacing: 17,
}

function blade(shades: Shades, { outline, grooves, spacing }: Blade): string {
  const { base, light, dark, line } = shades
  const lines = Array.from({ length: grooves }, (_, index) =>
    path(`M292 ${292 + index * spacing}L500 ${256 + index * spacing}`, { stroke: line, width: 2.2, opacity: 0.8 }),
  )
  return [
    shadowOf(outline),
    shaft([196, 176], [118, -60], 13),
    path('M176 186L214 172L190 96L156 108Z', { fill: grip }),
    path(outline, { fill: base, stroke: line, width: 1.6 }),
    clipped('blade', outline, path('M150 470C240 400 420 440 540 340L560 480Z', { fill: dark, opacity: 0.55 }) + lines.join('')),
    path('M250 290C300 288 396 236 450 214', { stroke: light, width: 5, opacity: 0.9 }),
    mark([252, 372], 40, shades.mark),
  ].join('')
}

export function iron(shades: Shades): string {
  return blade(shinier(shades), ironBlade)
}

export function wedge(shades: Shades): string {
  return blade(shinier(shades), wedgeBlade)
}

function shinier({ base }: Shades): Shades {
  const tint = (steelTone: string) => mixed(steelTone, base, 0.22)
  return { base: tint(steel.base), light: tint(steel.light), dark: tint(steel.dark), line: tint(steel.line), mark: '#1d5b3c' }
}

export function putter(shades: Shades): string {
  const { base, light, dark, line } = shades
  const body = 'M150 400V352C150 244 214 186 300 186C386 186 450 244 450 352V400Z'
  return [
    shadowOf(body),
    path(body, { fill: base, stroke: line, width: 1.6 }),
    path('M212 352C212 284 250 246 300 246C350 246 388 284 388 352Z', { fill: dark, stroke: line, width: 1.2 }),
    path('M166 340C170 256 222 204 292 200', { stroke: light, width: 5, opacity: 0.8 }),
    path('M150 400H450V420H150Z', { fill: graphite.base, stroke: graphite.line, width: 1.2 }),
    path('M300 352V204', { stroke: '#f4f5f1', width: 6 }),
    ellipse([300, 376], [7, 7], { fill: red }),
    shaft([196, 372], [40, -60], 13),
    ellipse([196, 374], [15, 11], { fill: grip }),
  ].join('')
}
