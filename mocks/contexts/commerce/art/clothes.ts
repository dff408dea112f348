import { dots, mark, seam, shadowOf } from './parts.ts'
import type { Shades } from './shades.ts'
import { box, circle, group, type Point, path } from './svg.ts'

const shirt =
  'M216 122C246 150 354 150 384 122L448 148C474 160 492 190 540 268L466 318L432 268C434 350 430 430 436 508C380 526 220 526 164 508C170 430 166 350 168 268L134 318L60 268C108 190 126 160 152 148Z'
const longSleeved =
  'M226 116C252 136 348 136 374 116L440 142C472 156 484 200 494 266L522 480C510 494 482 498 466 492L432 284C434 360 430 440 434 520C380 534 220 534 166 520C170 440 166 360 168 284L134 492C118 498 90 494 78 480L106 266C116 200 128 156 160 142Z'

export function polo(shades: Shades): string {
  const { base, light, dark, line } = shades
  return [
    shadowOf(shirt),
    path(shirt, { fill: base, stroke: line, width: 1.8 }),
    path('M168 268C172 360 168 440 164 508C190 516 224 520 250 521C214 440 196 350 168 268Z', { fill: light, opacity: 0.6 }),
    path('M432 268C428 360 432 440 436 508C410 516 376 520 350 521C386 440 410 350 432 268Z', { fill: dark, opacity: 0.6 }),
    seam('M142 306L76 262M458 306L524 262M170 496C230 510 370 510 430 496', shades),
    path('M168 268C160 230 160 190 168 156M432 268C440 230 440 190 432 156', { stroke: line, width: 1.4, opacity: 0.7 }),
    path('M244 140C262 166 338 166 356 140C340 150 260 150 244 140Z', { fill: dark }),
    box([284, 160], [32, 122], 5, { fill: base, stroke: line, width: 1.6 }),
    dots(
      (
        [
          [300, 196],
          [300, 230],
          [300, 264],
        ] as const
      ).map((point): Point => point),
      5.5,
      line,
    ),
    path('M216 122C236 112 246 114 252 124L300 166L262 216C238 196 222 160 216 122Z', { fill: light, stroke: line, width: 1.8 }),
    path('M384 122C364 112 354 114 348 124L300 166L338 216C362 196 378 160 384 122Z', { fill: base, stroke: line, width: 1.8 }),
    mark([372, 296], 44, shades.mark),
  ].join('')
}

function knit(shades: Shades): string {
  const { base, light, dark, line } = shades
  return [
    shadowOf(longSleeved),
    path(longSleeved, { fill: base, stroke: line, width: 1.8 }),
    path('M168 284C172 360 168 440 166 520C196 527 228 529 250 530C210 440 190 360 168 284Z', { fill: light, opacity: 0.55 }),
    path('M432 284C428 360 432 440 434 520C404 527 372 529 350 530C390 440 410 360 432 284Z', { fill: dark, opacity: 0.55 }),
    path('M168 284C158 240 160 190 172 154M432 284C442 240 440 190 428 154', { stroke: line, width: 1.4, opacity: 0.7 }),
  ].join('')
}

function ribs(from: Point, to: Point, { line }: Shades): string {
  const count = 26
  const strokes = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    const x = from[0] + (to[0] - from[0]) * share
    const bow = Math.sin(share * Math.PI) * 13
    return path(`M${x} ${from[1] + bow}v24`, { stroke: line, width: 1.6 })
  })
  return group(strokes.join(''), { opacity: 0.6 })
}

export function jumper(shades: Shades): string {
  const rows = Array.from({ length: 5 }, (_, row) =>
    path(`M176 ${226 + row * 17}C240 ${238 + row * 17} 360 ${238 + row * 17} 424 ${226 + row * 17}`, {
      stroke: row % 2 === 0 ? shades.mark : shades.line,
      width: 4,
      opacity: 0.85,
    }),
  )
  return [
    knit(shades),
    ...rows,
    path('M226 116C252 136 348 136 374 116L366 146C340 168 260 168 234 146Z', { fill: shades.dark, stroke: shades.line, width: 1.6 }),
    ribs([172, 496], [428, 496], shades),
    path('M82 456L140 464M518 456L460 464', { stroke: shades.line, width: 2 }),
    mark([374, 380], 44, shades.mark),
  ].join('')
}

export function jacket(shades: Shades): string {
  const { base, line, dark } = shades
  return [
    knit(shades),
    path('M212 128C236 80 364 80 388 128C370 150 340 158 300 158C260 158 230 150 212 128Z', { fill: dark, stroke: line, width: 1.8 }),
    path('M240 126C258 104 342 104 360 126C340 140 260 140 240 126Z', { fill: base, stroke: line, width: 1.4 }),
    path('M300 156V530', { stroke: line, width: 5 }),
    path('M300 156V530', { stroke: shades.mark, width: 1.6, dash: '2 5' }),
    path('M206 400L250 372M394 400L350 372', { stroke: line, width: 5 }),
    seam('M168 246C220 262 380 262 432 246', shades),
    circle([300, 182], 7, { fill: shades.mark }),
    mark([366, 320], 44, shades.mark),
  ].join('')
}
