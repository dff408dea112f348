import { dot, group, line, path, stroke, tag } from '../svg.ts'

const widest = 24

export function metronome(beats: number): string {
  const swing = Math.cos(Math.PI * beats) * widest
  const click = 1 - Math.min(1, (beats - Math.floor(beats)) * 4)
  const ink = 'var(--po-ink)'
  return group(
    { transform: 'translate(112 300)' },
    path('M-44 26L-24 -124H24L44 26Z', { ...stroke(ink, 1.4), fill: 'var(--po-shadow)' }),
    path('M-41 2H41', stroke(ink, 1, { opacity: 0.6 })),
    path('M-50 26H50', stroke(ink, 2.4)),
    ...Array.from({ length: 9 }, (_, tick) => path(`M-5 ${-14 - tick * 11}H5`, stroke(ink, tick % 4 === 0 ? 1.4 : 0.8, { opacity: 0.5 }))),
    tag(
      'g',
      { transform: `rotate(${swing})` },
      path(
        line([
          [0, 0],
          [0, -142],
        ]),
        stroke(ink, 2.2),
      ),
      path('M-10 -98H10L7 -80H-7Z', { ...stroke('var(--po-ground)', 1), fill: ink }),
      dot([0, -142], 2 + 3 * click, { fill: ink, opacity: 0.4 + 0.6 * click }),
    ),
    dot([0, 0], 4, { fill: ink }),
  )
}
