import { type ContourLine, contourLines } from './contours.ts'
import { type Hill, heightField } from './heightField.ts'
import { seededRandom, seedOf } from './random.ts'

const known = new Map<string, readonly ContourLine[]>()

export function monogramLines(id: string): readonly ContourLine[] {
  const lines = known.get(id) ?? draw(id)
  known.set(id, lines)
  return lines
}

function draw(id: string): readonly ContourLine[] {
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
  return contourLines(heightField(hills, tilt), { x: 0, y: 0, width: 100, height: 100 }, 8)
}
