import type { Goal } from './Measurement.ts'

function atMost(value: number, of: Goal['of'] = 'product'): Goal {
  return { of, is: 'at most', value }
}

function atLeast(value: number): Goal {
  return { of: 'product', is: 'at least', value }
}

function exactly(value: number): Goal {
  return { of: 'product', is: 'exactly', value }
}

/** What times are measured against; what sizes are stands in tests/bundle/sizesBudget.ts. */
export const goals = {
  /** First and largest contentful paint of sign-in, of the static form's. */
  firstPaint: atMost(1.15, 'ratio'),
  blocking: atMost(50),
  shift: atMost(0),
  performance: atLeast(99),
  otherCategories: atLeast(100),
  /** Milliseconds a scenario. */
  modelScenario: atMost(5),
  browserScenario: atMost(630),
  /** Of the first scenarios of the same run. */
  lastScenarios: atMost(1.15, 'ratio'),
  unitTests: atLeast(500),
  /** Cells a second: 4,000 in 8 s. */
  faultCells: atLeast(500),
  refreshes: exactly(1),
  failedRequests: exactly(0),
  stormRatio: atMost(2.5, 'ratio'),
  /** Seconds. */
  start: atMost(4),
  build: atMost(3.5),
  checkedBuild: atMost(10),
  notesRatio: atMost(1.5, 'ratio'),
  listingRatio: atMost(1.5, 'ratio'),
  addToCartRatio: atMost(3, 'ratio'),
  heapRatio: atMost(1.1, 'ratio'),
} as const
