/** The height of the ground at a place. */
export type HeightField = (x: number, y: number) => number

/** A rounded rise, or a hollow where its height is negative. */
export interface Hill {
  readonly x: number
  readonly y: number
  readonly height: number
  /** How far it reaches, along and across its own axis. */
  readonly along: number
  readonly across: number
  /** Radians, clockwise. */
  readonly turn?: number
}

/** The sum of all hills on ground that rises by `tilt` a unit. */
export function heightField(hills: readonly Hill[], [tiltX, tiltY]: readonly [number, number] = [0, 0]): HeightField {
  const rises = hills.map(rise)
  return (x, y) => {
    let height = tiltX * x + tiltY * y
    for (const riseAt of rises) height += riseAt(x, y)
    return height
  }
}

/** Which way a ball rolls from here, and how steep it is. */
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
