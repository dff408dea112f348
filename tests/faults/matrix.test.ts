import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { assertions } from './cell/assertions.ts'
import { declared } from './declared.ts'
import { playMatrix, rows } from './matrix.ts'
import { htmlOf } from './report/html.ts'
import { jsonOf } from './report/json.ts'

const matrix = await playMatrix()
const { lines, count, seconds } = matrix
mkdirSync('reports', { recursive: true })
// What a run without a part of the product finds is not for the report.
const isMutated = process.env['FAULT_MUTATION'] !== undefined
writeFileSync(process.env['FAULT_REPORT'] ?? 'reports/faults.json', jsonOf(matrix))
if (!isMutated) writeFileSync('reports/faults.html', htmlOf(matrix))
process.stdout.write(`${count} cells in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second: reports/faults.html\n`)

describe('The matrix', () => {
  const calls = declared.map(({ id }) => id).sort()

  test('has one row for every declared call, and no row without a call', () => {
    expect(calls.length).toBeGreaterThan(20)
    expect(rows.map(({ id }) => id).sort()).toEqual(calls)
  })

  test('asserts twelve things of every cell', () => {
    expect(new Set(assertions.map(({ name }) => name)).size).toBe(12)
    expect(count).toBeGreaterThan(calls.length * 30)
  })

  test.each(lines)('tells no cell of $call.id from another by name, and deviates from the table only where that matters', (line) => {
    const ids = line.cells.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(line.idle.map(({ source }) => source)).toEqual([])
  })
})

describe.each(lines)('$call.id', ({ cells }) => {
  test.each(cells)('$title', ({ breaches }) => {
    expect(breaches.map(({ assertion, words }) => `${assertion}: ${words}`)).toEqual([])
  })
})
