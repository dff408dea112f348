import { downhill, type HeightField } from '#ui/kit/art/heightField.ts'
import type { Point } from '#ui/kit/art/path.ts'

export interface Putt {
  readonly field: HeightField
  readonly from: Point
  readonly hole: Point
  /** In units per second squared: friction, and acceleration by a slope of 1. */
  readonly friction: number
  readonly pull: number
}

export interface Roll {
  readonly places: readonly Point[]
  readonly seconds: number
  /** In radians. */
  readonly aim: number
}

interface Start {
  readonly aim: number
  readonly speed: number
}

const step = 1 / 120

/** Found by trial: among the directions that reach the hole, the one with the least speed left. */
export function holed(putt: Putt): Roll {
  let best: { readonly start: Start; readonly miss: number } | undefined
  for (const reach of [1, 0.1, 0.01]) {
    const around = best?.start ?? { aim: straight(putt), speed: 150 }
    for (const start of starts(around, reach)) {
      const miss = missOf(rolled(putt, start), putt.hole)
      if (!best || miss < best.miss) best = { start, miss }
    }
  }
  const start = best?.start ?? { aim: 0, speed: 0 }
  const places = untilHole(rolled(putt, start), putt.hole)
  return { places, seconds: places.length * step, aim: start.aim }
}

export function rollingAt({ places }: Roll, seconds: number): Point {
  const index = Math.max(0, Math.min(places.length - 1, Math.round(seconds / step)))
  return places[index] ?? [0, 0]
}

function straight({ from, hole }: Putt): number {
  return Math.atan2(hole[1] - from[1], hole[0] - from[0])
}

function* starts({ aim, speed }: Start, reach: number): Generator<Start> {
  for (let turn = -30; turn <= 30; turn += 1) {
    for (let more = -12; more <= 12; more += 1) yield { aim: aim + turn * 0.02 * reach, speed: speed + more * 6 * reach }
  }
}

function rolled({ field, from, friction, pull }: Putt, { aim, speed }: Start): readonly Point[] {
  const places: Point[] = []
  let [x, y] = from
  let [vx, vy] = [Math.cos(aim) * speed, Math.sin(aim) * speed]
  for (let index = 0; index < 900 && Math.hypot(vx, vy) > 2; index += 1) {
    places.push([x, y])
    const slope = downhill(field, x, y)
    const fast = Math.hypot(vx, vy)
    vx += (slope.x * slope.slope * pull - (vx / fast) * friction) * step
    vy += (slope.y * slope.slope * pull - (vy / fast) * friction) * step
    x += vx * step
    y += vy * step
  }
  return places
}

function missOf(places: readonly Point[], hole: Point): number {
  const away = (place: Point): number => Math.hypot(place[0] - hole[0], place[1] - hole[1])
  const last = places.at(-1)
  return Math.min(...places.map(away)) + (last ? Math.abs(away(last) - 12) * 0.1 : 0)
}

function untilHole(places: readonly Point[], hole: Point): readonly Point[] {
  const distances = places.map(([x, y]) => Math.hypot(x - hole[0], y - hole[1]))
  const nearest = distances.indexOf(Math.min(...distances))
  return [...places.slice(0, nearest), hole]
}
