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

/** Goals for times; those for sizes are in tests/bundle/sizesBudget.ts. */
export const goals = {
  firstPaint: atMost(1.15, 'ratio'),
  blocking: atMost(150),
  shift: atMost(0),
  performance: atLeast(99),
  homePaint: atMost(2.5, 'ratio'),
  addressPaint: atMost(3.5, 'ratio'),
  addressShift: atMost(0.02),
  homeBlocking: atMost(200),
  homeRequests: atMost(48),
  homeRequestsBeforePaint: atMost(8),
  /** In kB as sent. */
  homeScriptsUntilPaint: atMost(60),
  /** In milliseconds. */
  reload: atMost(1200),
  otherCategories: atLeast(100),
  /** In milliseconds per scenario. */
  modelScenario: atMost(5),
  browserScenario: atMost(630),
  lastScenarios: atMost(1.15, 'ratio'),
  unitTests: atLeast(500),
  /** Cells per second: 4,000 in 8 s. */
  faultCells: atLeast(500),
  refreshes: exactly(1),
  failedRequests: exactly(0),
  stormRatio: atMost(2.5, 'ratio'),
  /** In seconds. */
  start: atMost(4),
  build: atMost(3.5),
  checkedBuild: atMost(10),
  notesRatio: atMost(1.5, 'ratio'),
  listingRatio: atMost(1.5, 'ratio'),
  addToCartRatio: atMost(3, 'ratio'),
  roundsRatio: atMost(4, 'ratio'),
  conversationRatio: atMost(1.5, 'ratio'),
  contentPageRatio: atMost(3, 'ratio'),
  /** In milliseconds. */
  interaction: atMost(100),
  scorecardShown: atMost(150),
  scorecardEntry: atMost(7),
  heapRatio: atMost(1.1, 'ratio'),
} as const
