import { expect, test } from 'vitest'
import { sampleCells } from './sampleCells.ts'

const calls = Array.from({ length: 10 }, (_, index) => `call-${index}`)
const cells = calls.flatMap((call) => ['500', '404'].map((cell) => ({ call, cell })))

test('a sample contains all cells if there are few', () => {
  expect(sampleCells(cells, 20)).toEqual(cells)
})

test('a smaller sample takes cells of each fault evenly, from evenly spread calls', () => {
  expect(sampleCells(cells, 4).map(({ call, cell }) => `${call} ${cell}`)).toEqual(['call-0 500', 'call-5 500', 'call-0 404', 'call-5 404'])
})
