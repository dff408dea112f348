import { type ContourLine, drawContours } from './contours.ts'
import { Drawings } from './Drawings.ts'
import { type Hill, heightField } from './heightField.ts'
import type { Pieces } from './Pieces.ts'
import { seededRandom, seedOf } from './random.ts'

export const monogramLines = new Drawings<string, readonly ContourLine[]>(draw, new Map())

function draw(id: string): Pieces<readonly ContourLine[]> {
  const random = seededRandom(seedOf(id))
  const hill = (): Hill => ({
    x: random() * 100,
    y: random() * 100,
    height: 0.5 + random(),
    along: 14 + random() * 22,
    across: 14 + random() * 22,
    turn: random() * Math.PI,
  })
  const hills = Array.from({ length: 4 }, hill)
  const tilt = [(random() - 0.5) * 0.02, (random() - 0.5) * 0.02] as const
  return drawContours(heightField(hills, tilt), { x: 0, y: 0, width: 100, height: 100 }, 8)
}
