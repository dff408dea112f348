import type { Connectivity } from '../../shared/ports/Connectivity.ts'
import { writeOnce } from '../../shared/writeOnce.ts'
import type { CardToken } from '../ports/CardTokens.ts'
import type { MonitorMemberships } from './ports/MonitorMemberships.ts'
import type { MonitorPlans } from './ports/MonitorPlans.ts'
import type { SendPaymentInfo } from './SendPaymentInfo.ts'

interface Upgrade {
  readonly membershipId: string
  readonly sku: string
  readonly card: CardToken
}

/** The card first, then the upgrade, which charges it once. If its answer is lost, the membership shows its plan. */
export class UpgradePlan {
  private readonly cards: Pick<SendPaymentInfo, 'execute' | 'isOffered' | 'mayPay'>
  private readonly plans: Pick<MonitorPlans, 'upgrade'>
  private readonly memberships: MonitorMemberships
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(
    cards: Pick<SendPaymentInfo, 'execute' | 'isOffered' | 'mayPay'>,
    plans: Pick<MonitorPlans, 'upgrade'>,
    memberships: MonitorMemberships,
    connectivity: Pick<Connectivity, 'value'>,
  ) {
    this.cards = cards
    this.plans = plans
    this.memberships = memberships
    this.connectivity = connectivity
  }

  get mayPay(): boolean {
    return this.cards.mayPay
  }

  get isOffered(): boolean {
    return this.cards.isOffered
  }

  async execute({ membershipId, sku, card }: Upgrade): Promise<'upgraded' | 'declined'> {
    await this.cards.execute(membershipId, card)
    return writeOnce(
      this.connectivity,
      () => this.plans.upgrade(membershipId, sku),
      async () => ((await this.memberships.byId(membershipId))?.sku === sku ? 'upgraded' : undefined),
    )
  }
}
