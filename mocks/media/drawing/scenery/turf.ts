import type { Camera } from '../geometry/camera.ts'
import { group, line, path, stroke } from '../svg.ts'

interface Turf {
  readonly from: number
  readonly to: number
  readonly lines: 'x' | 'z'
  readonly colour: string
}

const rows = [-9, -5.6, -3.6, -2.2, -1.2, -0.4, 0.3, 0.9, 1.5, 2.1, 2.6]

export function turf(see: Camera, { from, to, lines, colour }: Turf): string {
  const drawn = rows.map((row, index) => {
    const points = Array.from({ length: 41 }, (_, step) => {
      const along = from + ((to - from) * step) / 40
      const across = row + 0.22 * Math.sin(along * 0.5 + index * 1.9) + 0.1 * Math.sin(along * 1.3 + index)
      return see(lines === 'x' ? [along, 0, across] : [across, 0, along]).at
    })
    return path(line(points), stroke(colour, index % 5 === 2 ? 1.1 : 0.7, { opacity: index % 5 === 2 ? 0.8 : 0.5 }))
  })
  return group({}, ...drawn)
}
