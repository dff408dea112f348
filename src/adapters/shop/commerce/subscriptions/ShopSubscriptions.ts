import type { Subscriptions } from '#app/commerce/ports/Subscriptions'
import type { PostalAddress } from '#domain/commerce/address'
import type { CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import {
  isOpen,
  type SubscriptionHistory,
  type SubscriptionStatus,
  subscriptionStatusOf,
} from '#domain/commerce/subscriptions/subscription'
import type { ShopClient } from '../../ShopClient.ts'
import { addressInputOf, subscriptionOf } from './subscriptionMapping.ts'
import { changeSubscriptionStatus, subscriptionHistory, updateSubscription } from './subscriptionOperations.ts'

export class ShopSubscriptions implements Subscriptions {
  private readonly load: () => Promise<Pick<ShopClient, 'send'>>

  constructor(load: () => Promise<Pick<ShopClient, 'send'>>) {
    this.load = load
  }

  async history(signal?: AbortSignal): Promise<SubscriptionHistory> {
    const shop = await this.load()
    const { subscriptions, storeConfig } = await shop.send(subscriptionHistory, {}, { signal })
    const newestFirst = subscriptions.toSorted((one, other) => Temporal.PlainDateTime.compare(other.created_at, one.created_at))
    const all = newestFirst.map(subscriptionOf)
    return {
      subscriptions: [...all.filter(isOpen), ...all.filter((each) => !isOpen(each))],
      timeZone: storeConfig?.timeZone ?? storeConfig?.timezone,
    }
  }

  async changeStatus(id: number, status: CustomerStatus): Promise<SubscriptionStatus> {
    const shop = await this.load()
    const { subscription } = (await shop.send(changeSubscriptionStatus, { entity_id: id, status })).changeSubscriptionStatus
    return subscriptionStatusOf(subscription.status)
  }

  async changeAddresses(
    id: number,
    { billing, shipping }: { readonly billing: PostalAddress; readonly shipping: PostalAddress },
  ): Promise<void> {
    const shop = await this.load()
    await shop.send(updateSubscription, {
      entity_id: id,
      billing_address: addressInputOf(billing),
      shipping_address: addressInputOf(shipping),
    })
  }
}
