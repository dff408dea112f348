import { digitsAsNumber, withoutGroups } from '../shared/typedText.ts'

/** As Japan writes it: `100-0001`. Undefined unless it has seven digits. */
export function postcodeInJapan(typed: string): string | undefined {
  const digits = withoutGroups(typed).replace('〒', '')
  return /^\d{7}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : undefined
}

/** The first two digits at which each prefecture begins, as Japan Post numbers them, and the prefecture's number. */
const beginnings: readonly (readonly [from: number, prefecture: number])[] = [
  ...([
    [0, 1],
    [1, 5],
    [2, 3],
    [3, 2],
    [4, 1],
    [10, 13],
    [21, 14],
    [26, 12],
    [30, 8],
    [32, 9],
    [33, 11],
    [37, 10],
    [38, 20],
  ] as const),
  ...([
    [40, 19],
    [41, 22],
    [44, 23],
    [50, 21],
    [51, 24],
    [52, 25],
    [53, 27],
    [60, 26],
    [63, 29],
    [64, 30],
    [65, 28],
    [68, 31],
  ] as const),
  ...([
    [69, 32],
    [70, 33],
    [72, 34],
    [74, 35],
    [76, 37],
    [77, 36],
    [78, 39],
    [79, 38],
    [80, 40],
    [84, 41],
    [85, 42],
  ] as const),
  ...([
    [86, 43],
    [87, 44],
    [88, 45],
    [89, 46],
    [90, 47],
    [91, 18],
    [92, 17],
    [93, 16],
    [94, 15],
    [96, 7],
    [98, 4],
    [99, 6],
  ] as const),
]

/** The number of the prefecture, from 1 in the north to 47. A few codes at a border belong to the neighbour. */
export function prefectureAt(postcode: string): number | undefined {
  const area = digitsAsNumber(postcode.slice(0, 2)) ?? -1
  return beginnings.findLast(([from]) => from <= area)?.[1]
}
