export type Knots = readonly (readonly [time: number, value: number])[]

/** Monotone interpolation (Fritsch and Carlson), so that nothing overshoots. */
export function curve(knots: Knots): (time: number) => number {
  const slopes = slopesOf(knots)
  return (time) => {
    const next = knots.findIndex(([at]) => at > time)
    if (next === 0) return knots[0]?.[1] ?? 0
    if (next < 0) return knots.at(-1)?.[1] ?? 0
    const [from, to] = [knots[next - 1] ?? [0, 0], knots[next] ?? [0, 0]]
    const span = to[0] - from[0]
    const t = (time - from[0]) / span
    const [leaving, incoming] = [(slopes[next - 1] ?? 0) * span, (slopes[next] ?? 0) * span]
    return hermite(t, [from[1], leaving, to[1], incoming])
  }
}

export function eased(time: number, from: number, to: number): number {
  const t = Math.min(1, Math.max(0, (time - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

function hermite(t: number, [from, leaving, to, incoming]: readonly [number, number, number, number]): number {
  const [t2, t3] = [t * t, t * t * t]
  return from * (2 * t3 - 3 * t2 + 1) + leaving * (t3 - 2 * t2 + t) + to * (3 * t2 - 2 * t3) + incoming * (t3 - t2)
}

function slopesOf(knots: Knots): readonly number[] {
  return knots.map((knot, index) => {
    const [before, after] = [knots[index - 1], knots[index + 1]]
    if (!before || !after) return 0
    return harmonic({ rise: slope(before, knot), span: knot[0] - before[0] }, { rise: slope(knot, after), span: after[0] - knot[0] })
  })
}

interface Stretch {
  readonly rise: number
  readonly span: number
}

function harmonic(a: Stretch, b: Stretch): number {
  if (a.rise * b.rise <= 0) return 0
  const [wa, wb] = [2 * b.span + a.span, b.span + 2 * a.span]
  return (wa + wb) / (wa / a.rise + wb / b.rise)
}

function slope([at, from]: readonly [number, number], [then, to]: readonly [number, number]): number {
  return (to - from) / (then - at)
}
