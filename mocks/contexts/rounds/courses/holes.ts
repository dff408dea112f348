import { say } from '../../../world/languages.ts'
import { seededRandom } from '../../../world/seededRandom.ts'
import type { FakeCourse } from './courseList.ts'

export interface FakeHole {
  readonly hole: number
  readonly par: number
  readonly handicap: number
}

interface Table {
  readonly pars: readonly number[]
  readonly indexes: readonly number[]
}

/** Odd stroke indexes on the front nine, even ones on the back nine; the hardest holes are in the middle of each. */
const tables: Readonly<Record<FakeCourse['table'], Table>> = {
  0: {
    pars: [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5],
    indexes: [11, 7, 3, 17, 1, 9, 15, 5, 13, 10, 4, 16, 12, 2, 8, 18, 6, 14],
  },
  1: {
    pars: [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4],
    indexes: [9, 5, 15, 1, 11, 7, 17, 13, 3, 8, 16, 6, 10, 14, 18, 2, 12, 4],
  },
  2: {
    pars: [4, 4, 3, 5, 4, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5, 3, 4, 4],
    indexes: [13, 7, 17, 5, 1, 11, 3, 15, 9, 10, 2, 18, 8, 4, 12, 16, 6, 14],
  },
  nine: { pars: [4, 3, 4, 5, 3, 4, 4, 3, 5], indexes: [5, 8, 1, 3, 9, 2, 6, 7, 4] },
  /** Three nines, to be played in pairs; the nines have a par 6 and a par 7. */
  twentySeven: {
    pars: [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 6, 4, 4, 3, 4, 5, 4, 3, 5, 4, 7, 3, 4, 4, 4],
    indexes: [13, 10, 4, 25, 1, 16, 22, 7, 19, 14, 5, 23, 2, 17, 8, 26, 11, 20, 15, 24, 9, 6, 3, 27, 12, 18, 21],
  },
  /** An old card without stroke indexes. */
  incomplete: { pars: [4, 4, 3, 5, 4, 4, 4, 3, 4, 5, 4, 3, 4, 4, 5, 3, 4, 4], indexes: Array.from({ length: 18 }, () => 0) },
}

export function holesOf({ table }: Pick<FakeCourse, 'table'>): readonly FakeHole[] {
  const { pars, indexes } = tables[table]
  return pars.map((par, index) => ({ hole: index + 1, par, handicap: indexes[index] ?? 0 }))
}

interface Tee {
  readonly id: string
  readonly name: ReturnType<typeof say>
  readonly color: string
  readonly yards: number
  readonly men?: readonly [rating: number, slope: number]
  readonly women?: readonly [rating: number, slope: number]
  readonly isUnrated?: boolean
}

const tees: readonly Tee[] = [
  { id: 'black', name: say('Black', 'Noir', '黒', '黑色'), color: '#22272b', yards: 7010, men: [74.1, 138] },
  { id: 'blue', name: say('Blue', 'Bleu', '青', '蓝色'), color: '#2563a8', yards: 6540, men: [71.6, 131] },
  { id: 'white', name: say('White', 'Blanc', '白', '白色'), color: '#f4f2ea', yards: 6060, men: [69.4, 125], women: [74.8, 132] },
  { id: 'gold', name: say('Gold', 'Or', '金', '金色'), color: '#d9a531', yards: 5480, men: [66.8, 116], women: [71.6, 126] },
  { id: 'red', name: say('Red', 'Rouge', '赤', '红色'), color: '#c23b2c', yards: 5120, women: [70, 121] },
]

/** Nobody has rated them. */
const yellow: Tee = { id: 'yellow', name: say('Yellow', 'Jaune', '黄', '黄色'), color: '#f0d54a', yards: 5700, isUnrated: true }

/** Courses for beginners have no black tees. The nine-hole course has one set, rated for nine holes; the old one has some without ratings. */
export function teesOf(course: FakeCourse): readonly Tee[] {
  if (course.table === 'nine') return ratedTees(course).flatMap((tee) => (tee.id === 'white' ? [halved(tee)] : []))
  return course.table === 'incomplete' ? [...ratedTees(course).filter(({ id }) => id !== 'blue'), yellow] : ratedTees(course)
}

function halved({ men = [0, 0], women = [0, 0], ...tee }: Tee): Tee {
  const half = ([rating, slope]: readonly [number, number]) => [Math.round(rating * 5) / 10, slope] as const
  return { ...tee, men: half(men), women: half(women) }
}

function ratedTees({ difficulty }: FakeCourse): readonly Tee[] {
  const harder = ([rating, slope]: readonly [number, number]): [number, number] => [
    Math.round((rating + difficulty * 0.6) * 10) / 10,
    slope + difficulty * 2,
  ]
  return tees
    .filter(({ id }) => id !== 'black' || difficulty >= 0)
    .map(({ men, women, ...tee }) => ({ ...tee, ...(men && { men: harder(men) }), ...(women && { women: harder(women) }) }))
}

const usualYards: Readonly<Record<number, number>> = { 3: 172, 4: 396, 5: 535, 6: 690, 7: 840 }
const metresPerYard = 0.9144

/** In metres: a course's holes differ in length, and add up to about what its tees say. */
export function lengthsOf(course: FakeCourse, { hole, par }: FakeHole): Readonly<Record<string, number>> {
  const usual = (usualYards[par] ?? 400) * (0.88 + 0.24 * seededRandom(course.id, 'length', hole))
  return Object.fromEntries(teesOf(course).map(({ id, yards }) => [id, Math.round(usual * (yards / 6950)) * metresPerYard]))
}
