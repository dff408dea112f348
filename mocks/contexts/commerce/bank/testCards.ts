type BankStep = 'method' | 'challenge'

/** What the fake bank does with a card. */
export interface TestCard {
  readonly number: string
  /** For those who choose one. */
  readonly about: string
  /** Whether its holder can be authenticated at all. */
  readonly authenticates: boolean
  readonly steps: readonly BankStep[]
  /** EMV's status at the end, where the holder has confirmed what was asked; or the service's own failure. */
  readonly end: 'Y' | 'A' | 'N' | 'R' | 'U' | 'error'
  /** Whether an order is paid with it in the end. */
  readonly pays: boolean
}

const plain = { authenticates: false, steps: [], end: 'Y', pays: true } as const
const asked = { ...plain, authenticates: true } as const

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', about: 'pays, and its bank asks nothing', ...plain },
  { number: '4000002500003155', about: 'its bank knows the shopper at once (attempted)', ...asked, end: 'A' },
  { number: '4000000000003055', about: 'its bank looks at the browser first', ...asked, steps: ['method'] },
  { number: '4000002760003184', about: 'its bank asks the shopper', ...asked, steps: ['challenge'] },
  { number: '4000000000003220', about: 'its bank looks at the browser, then asks the shopper', ...asked, steps: ['method', 'challenge'] },
  { number: '4000008400001629', about: 'its bank refuses', ...asked, end: 'N' },
  { number: '4000000000003097', about: 'its bank breaks down', ...asked, end: 'error' },
  { number: '4000000000000002', about: 'is declined when the order is placed', ...plain, pays: false },
]

/** As the first one where the number is nobody's. */
export function testCardOf(number: string): TestCard {
  return testCards.find((card) => card.number === number) ?? { number, about: 'any other', ...plain }
}
