import type { Connectivity } from '#app/shared/ports/Connectivity'
import { writeOnce } from '#app/shared/writeOnce'
import type { CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import type { SubscriptionStatus } from '#domain/commerce/subscriptions/subscription'
import type { Subscriptions } from '../ports/Subscriptions.ts'

/** Sent once, because resuming may charge. If the answer is lost, the history shows whether the status has changed. */
export class ChangeSubscription {
  private readonly subscriptions: Subscriptions
  private readonly connectivity: Pick<Connectivity, 'value'>

  constructor(subscriptions: Subscriptions, connectivity: Pick<Connectivity, 'value'>) {
    this.subscriptions = subscriptions
    this.connectivity = connectivity
  }

  /** `declined`: the payment that resumes it failed; `ended`: and the shop ended the subscription. */
  async execute(id: number, target: CustomerStatus): Promise<'done' | 'declined' | 'ended'> {
    const { kind } = await writeOnce(
      this.connectivity,
      () => this.subscriptions.changeStatus(id, target),
      () => this.changed(id, target),
    )
    if (target !== 'active' || kind === 'active' || kind === 'complete') return 'done'
    return kind === 'canceled' ? 'ended' : 'declined'
  }

  private async changed(id: number, target: CustomerStatus): Promise<SubscriptionStatus | undefined> {
    const { subscriptions } = await this.subscriptions.history()
    const status = subscriptions.find((each) => each.id === id)?.status
    return status?.kind === target ? status : undefined
  }
}
