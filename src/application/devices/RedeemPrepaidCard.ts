import type { Connectivity } from '../shared/ports/Connectivity.ts'
import { writeOnce } from '../shared/writeOnce.ts'
import type { PrepaidCards } from './ports/PrepaidCards.ts'

type Redemption = Awaited<ReturnType<PrepaidCards['redeem']>>

/** Redeems a card once, whatever happens to the answer. */
export class RedeemPrepaidCard {
  private readonly cards: PrepaidCards
  private readonly connectivity: Connectivity

  constructor(cards: PrepaidCards, connectivity: Connectivity) {
    this.cards = cards
    this.connectivity = connectivity
  }

  /** After a lost answer, a code that was good and no longer is was redeemed. */
  execute(code: string): Promise<Redemption> {
    const find = async (): Promise<Redemption | undefined> =>
      (await this.cards.check(code)).kind === 'refused' ? { kind: 'redeemed' } : undefined
    return writeOnce(this.connectivity, () => this.cards.redeem(code), find)
  }
}
