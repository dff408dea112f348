import type { Point } from '#ui/kit/art/path.ts'

export function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

export function circle([x, y]: Point, radius: number): readonly Point[] {
  const corners = 28
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function chain(sorted: readonly Point[]): readonly Point[] {
  const half: Point[] = []
  for (const point of sorted) {
    while (turnsWrong(half, point)) half.pop()
    half.push(point)
  }
  return half.slice(0, -1)
}

function turnsWrong(half: readonly Point[], [x, y]: Point): boolean {
  const [a, b] = [half.at(-2), half.at(-1)]
  return a !== undefined && b !== undefined && (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) <= 0
}
