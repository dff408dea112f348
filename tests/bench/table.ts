import { type Outcome, type Row, rowOf } from './report.ts'

const columns = ['what', 'goal', 'floor', 'product', 'ratio', 'verdict', 'spread'] as const satisfies readonly (keyof Row)[]
const right = new Set<keyof Row>(['goal', 'floor', 'product', 'ratio'])

export function table(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ measurements }) => measurements.map(rowOf))
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)))
  const line = (cells: readonly string[]) =>
    columns
      .map((column, index) => aligned(cells[index] ?? '', widths[index] ?? 0, right.has(column)))
      .join('  ')
      .trimEnd()
  const head = line(columns.map((column) => (column === 'what' ? '' : column)))
  const parts = outcomes.map(({ title, seconds, measurements, failure }) => {
    const own = measurements.map((each) => {
      const row = rowOf(each)
      const beneath = [each.floor && `floor: ${each.floor.name}`, row.note].filter(Boolean).join('; ')
      return line(columns.map((column) => row[column])) + (beneath ? `\n    ${beneath}` : '')
    })
    const told = failure === undefined ? own : [...own, `FAILED: ${failure}`]
    return [`${title} (${Math.round(seconds)} s)`, ...told].join('\n')
  })
  return [head, ...parts].join('\n\n')
}

function aligned(text: string, width: number, isRight: boolean): string {
  return isRight ? text.padStart(width) : text.padEnd(width)
}
