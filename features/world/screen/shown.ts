import type { Screen } from './Screen.ts'
import { type Target, text } from './Target.ts'

/** What fills a gap of a text on the screen; undefined if the text isn't there. */
export async function gapIn(screen: Screen, key: string, gap: string): Promise<string | undefined> {
  const [shown] = await screen.texts(text(key))
  return shown === undefined ? undefined : (await screen.words()).read(key, shown)?.[gap]
}

/** What fills it in each of the places. */
export async function gapsIn(screen: Screen, key: string, gap: string, places: Target = text(key)): Promise<readonly string[]> {
  const words = await screen.words()
  return (await screen.texts(places)).flatMap((shown) => words.read(key, shown)?.[gap] ?? [])
}

/** Rows as the tables of features have them, from the cells of each column: "Driver: 215 yd". */
export async function rowsIn(screen: Screen, ...columns: readonly Target[]): Promise<readonly string[]> {
  return inRows(await Promise.all(columns.map((column) => screen.texts(column))), ': ')
}

/** Columns side by side: `2 Clubhouse Towel`. */
export function inRows(columns: readonly (readonly string[])[], between = ' '): readonly string[] {
  const [first = []] = columns
  if (columns.some(({ length }) => length !== first.length)) throw new Error(`The columns differ in length: ${JSON.stringify(columns)}`)
  return first.map((_, row) => columns.map((column) => column[row]).join(between))
}
