import type { Screen } from './Screen.ts'
import type { Target } from './Target.ts'

/** What is read of each row or card. */
export async function eachOf<T>(screen: Screen, rows: Target, read: (row: Target) => Promise<T>): Promise<readonly T[]> {
  const count = await screen.count(rows)
  return Promise.all(Array.from({ length: count }, (_, index) => read(rows.at(index))))
}
