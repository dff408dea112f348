import { assertions } from './cell/assertions.ts'
import { declaredCalls } from './declaredCalls.ts'
import type { Matrix } from './results.ts'
import { rows } from './rows.ts'

export function matrixProblems({ lines, count, broken }: Matrix): readonly string[] {
  const calls = declaredCalls.map(({ id }) => id)
  const ids = rows.map(({ id }) => id)
  return [
    ...broken,
    ...calls.filter((id) => !ids.includes(id)).map((id) => `${id} has no row`),
    ...ids.filter((id) => !calls.includes(id)).map((id) => `the row ${id} has no call`),
    ...repeated(ids).map((id) => `${id} has two rows`),
    ...(new Set(assertions.map(({ name }) => name)).size === 12 ? [] : ['a cell does not assert twelve things']),
    ...(count > calls.length * 30 ? [] : [`${count} cells are too few for ${calls.length} calls`]),
    ...lines.flatMap(({ call, cells }) => repeated(cells.map(({ id }) => id)).map((id) => `${call.id} has two cells ${id}`)),
    ...lines.flatMap(({ call, idle }) => idle.map((source) => `a deviation of ${call.id} makes no difference: ${source}`)),
  ]
}

function repeated(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}
