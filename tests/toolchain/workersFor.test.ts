import { expect, test } from 'vitest'
import { workersFor } from '../../scripts/check/workersFor.ts'

test.each([1, 2, 4, 8])('a machine with %i cores and enough memory has as many workers of each kind', (cores) => {
  const machine = { cores, memory: 32 }
  expect([workersFor('step', machine), workersFor('browser', machine), workersFor('node', machine)]).toEqual([cores, cores, cores])
})

test.each([
  { memory: 0.5, steps: 1, browsers: 1, programs: 1 },
  { memory: 4, steps: 2, browsers: 2, programs: 4 },
  { memory: 8, steps: 4, browsers: 5, programs: 8 },
])('8 cores with $memory GiB have fewer', ({ memory, steps, browsers, programs }) => {
  const machine = { cores: 8, memory }
  expect([workersFor('step', machine), workersFor('browser', machine), workersFor('node', machine)]).toEqual([steps, browsers, programs])
})
