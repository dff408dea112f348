export type Point = readonly [x: number, y: number]

export function at([x, y]: Point): string {
  return `${tenth(x)} ${tenth(y)}`
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

export function closedPath(points: readonly Point[]): string {
  const last = points.at(-1)
  const first = points[0]
  if (!first || !last || points.length < 3) return ''
  const bends = points.map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 1] ?? first))}`)
  return `M${at(middle(last, first))}${bends.join('')}Z`
}

export function isInside(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  points.forEach(([ax, ay], index) => {
    const [bx, by] = points.at(index - 1) ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}
