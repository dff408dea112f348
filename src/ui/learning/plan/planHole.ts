import type { FairwayPoint, Scene } from '#ui/kit/art/greensBook.ts'
import type { Point } from '#ui/kit/art/path.ts'

export interface PlanHole {
  readonly scene: Scene
  readonly stations: readonly Point[]
  readonly line: readonly Point[]
}

export type HoleShape = 'lying' | 'standing'

interface Course {
  readonly width: number
  readonly height: number
  readonly at: (part: number) => Point
  readonly half: number
  readonly rest: Pick<Scene, 'hills' | 'bunkers' | 'water' | 'trees'>
}

const courses: Readonly<Record<HoleShape, Course>> = {
  lying: {
    width: 960,
    height: 232,
    at: (part) => [44 + part * 862, 116 + 50 * Math.sin(2 * Math.PI * (0.3 + 0.98 * part)) * (1 - 0.35 * part)],
    half: 27,
    rest: {
      hills: [
        { x: 60, y: 30, height: 1, along: 120, across: 60, turn: 0.4 },
        { x: 880, y: 60, height: 1, along: 110, across: 80, turn: -0.2 },
        { x: 360, y: 230, height: 0.7, along: 150, across: 60 },
        { x: 640, y: 20, height: 0.6, along: 120, across: 50, turn: 0.2 },
      ],
      bunkers: [
        { x: 300, y: 66, rx: 23, ry: 9, turn: -0.4, seed: 53, wobble: 0.16 },
        { x: 574, y: 176, rx: 22, ry: 10, turn: 0.3, seed: 12, wobble: 0.18 },
        { x: 836, y: 64, rx: 20, ry: 9, turn: 0.2, seed: 43, wobble: 0.18 },
      ],
      water: { x: 420, y: 176, rx: 76, ry: 20, turn: 0.22, seed: 2, wobble: 0.14 },
      trees: [
        { x: 96, y: 44, radius: 10 },
        { x: 120, y: 62, radius: 14 },
        { x: 150, y: 46, radius: 10 },
        { x: 690, y: 42, radius: 13 },
        { x: 716, y: 30, radius: 9 },
        { x: 250, y: 196, radius: 11 },
        { x: 276, y: 210, radius: 8 },
      ],
    },
  },
  standing: {
    width: 344,
    height: 420,
    at: (part) => [172 + 96 * Math.sin(2 * Math.PI * (0.04 + 1.02 * part)) * (1 - 0.4 * part), 392 - part * 340],
    half: 30,
    rest: {
      hills: [
        { x: 50, y: 70, height: 1, along: 70, across: 60, turn: 0.4 },
        { x: 300, y: 150, height: 0.9, along: 60, across: 90 },
        { x: 60, y: 330, height: 0.8, along: 60, across: 80, turn: 0.2 },
      ],
      bunkers: [
        { x: 92, y: 96, rx: 24, ry: 11, turn: 0.3, seed: 53, wobble: 0.16 },
        { x: 250, y: 216, rx: 20, ry: 11, turn: -0.5, seed: 12, wobble: 0.18 },
      ],
      water: { x: 96, y: 262, rx: 44, ry: 26, turn: 0.3, seed: 2, wobble: 0.14 },
      trees: [
        { x: 292, y: 330, radius: 14 },
        { x: 314, y: 356, radius: 10 },
        { x: 44, y: 180, radius: 13 },
        { x: 300, y: 60, radius: 11 },
      ],
    },
  },
}

const tee = 0.06
const lastStation = 0.86

/** The same number of steps always gives the same hole. */
export function planHole(steps: number, shape: HoleShape): PlanHole {
  const { width, height, at, half, rest } = courses[shape]
  const [x, y] = at(1)
  const along = (count: number, from: number, to: number): readonly Point[] =>
    Array.from({ length: count }, (_, index) => at(from + ((to - from) * index) / Math.max(1, count - 1)))
  const fairway: readonly FairwayPoint[] = along(14, tee + 0.03, lastStation + 0.04).map(([fx, fy], index) => ({
    x: fx,
    y: fy,
    half: half * (index === 0 || index === 13 ? 0.55 : 1),
  }))
  return {
    scene: {
      width,
      height,
      levels: 14,
      ...rest,
      fairway,
      green: { x, y, rx: 40, ry: 31, seed: 39, wobble: 0.13 },
      pin: { x, y: y + 4, height: 52 },
    },
    stations: along(steps, tee + 0.08, lastStation),
    line: along(40, 0, 0.97),
  }
}
