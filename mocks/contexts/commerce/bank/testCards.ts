type BankStep = 'method' | 'challenge'

export interface TestCard {
  readonly number: string
  readonly about: string
  readonly authenticates: boolean
  readonly steps: readonly BankStep[]
  /** EMV's final status after the holder has confirmed, or an error of the service. */
  readonly end: 'Y' | 'A' | 'N' | 'R' | 'U' | 'error'
  readonly pays: boolean
}

const plain = { authenticates: false, steps: [], end: 'Y', pays: true } as const
const asked = { ...plain, authenticates: true } as const

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', about: 'pays without verification', ...plain },
  { number: '4000002500003155', about: 'the bank verifies at once (attempted)', ...asked, end: 'A' },
  { number: '4000000000003055', about: 'the bank checks the browser first', ...asked, steps: ['method'] },
  { number: '4000002760003184', about: 'the bank asks the player to confirm', ...asked, steps: ['challenge'] },
  { number: '4000000000003220', about: 'the bank checks the browser, then asks the player', ...asked, steps: ['method', 'challenge'] },
  { number: '4000008400001629', about: 'the bank refuses', ...asked, end: 'N' },
  { number: '4000000000003097', about: 'the bank fails', ...asked, end: 'error' },
  { number: '4000000000000002', about: 'is declined when the order is placed', ...plain, pays: false },
]

/** Unknown numbers behave like the first test card. */
export function testCardOf(number: string): TestCard {
  return testCards.find((card) => card.number === number) ?? { number, about: 'any other', ...plain }
}

/** Its bank confirms the payment, or has tried to. */
export function isGood({ end }: TestCard): boolean {
  return end === 'Y' || end === 'A'
}
