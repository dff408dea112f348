export type HeightField = (x: number, y: number) => number

export interface Hill {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly along: number
  readonly across: number
  /** In radians, clockwise. */
  readonly turn?: number
}

export function heightField(hills: readonly Hill[], [tiltX, tiltY]: readonly [number, number] = [0, 0]): HeightField {
  const rises = hills.map(rise)
  return (x, y) => {
    let height = tiltX * x + tiltY * y
    for (const riseAt of rises) height += riseAt(x, y)
    return height
  }
}

export function downhill(field: HeightField, x: number, y: number): { readonly x: number; readonly y: number; readonly slope: number } {
  const step = 1
  const dx = (field(x + step, y) - field(x - step, y)) / (2 * step)
  const dy = (field(x, y + step) - field(x, y - step)) / (2 * step)
  const slope = Math.hypot(dx, dy)
  return slope === 0 ? { x: 0, y: 0, slope } : { x: -dx / slope, y: -dy / slope, slope }
}

function rise({ x: hx, y: hy, height, along, across, turn = 0 }: Hill): HeightField {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => {
    const dx = x - hx
    const dy = y - hy
    const u = (dx * cos + dy * sin) / along
    const v = (dy * cos - dx * sin) / across
    return height * Math.exp(-(u * u + v * v) / 2)
  }
}
