import type { CustomerStatus } from '#domain/commerce/subscriptions/statusChange'
import { nextStepOf, type Subscription } from '#domain/commerce/subscriptions/subscription'
import { SubscriptionsViewModel } from '#ui/commerce/subscriptions/SubscriptionsViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { SubscriptionsActor } from '../SubscriptionsActor.ts'

export class ModelSubscriptions implements SubscriptionsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(SubscriptionsViewModel))
  }

  async ask(name: string, target: CustomerStatus): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.ask(named(model, name), target))
  }

  async change(name: string, target: CustomerStatus): Promise<void> {
    await this.ask(name, target)
    const model = await this.model()
    await this.player.act(() => model.confirm())
  }

  async undo(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => model.undo())
  }

  async shipTo(name: string, street: string): Promise<void> {
    const model = await this.model()
    const { addresses } = model
    await this.player.act(() => addresses.open(named(model, name)))
    await this.player.act(() => {
      addresses.choose('shipping', addresses.reading.value?.find((address) => address.street[0] === street)?.id ?? 0)
      return model.saveAddresses()
    })
  }

  async all(): Promise<readonly string[]> {
    return (await this.model()).all.map(({ name, status }) => `${name}: ${status.kind === 'other' ? status.label : status.kind}`)
  }

  async nextOf(name: string): Promise<string | undefined> {
    const next = nextStepOf(await this.named(name))
    return 'on' in next ? `${next.kind} on ${next.on}` : next.kind
  }

  async amountOf(name: string): Promise<string | undefined> {
    return writtenPrice((await this.named(name)).amount)
  }

  async offers(name: string): Promise<readonly string[]> {
    return (await this.model()).status.offers(await this.named(name))
  }

  async consequence(): Promise<string | undefined> {
    const { subscription, consequence } = (await this.model()).status
    return subscription && consequence?.kind
  }

  async cardOf(name: string): Promise<string | undefined> {
    return (await this.named(name)).card?.last4
  }

  async eventsOf(name: string): Promise<readonly string[]> {
    return (await this.named(name)).events.map(({ at }) => at.toPlainDate().toString())
  }

  async shippedTo(name: string): Promise<string | undefined> {
    return (await this.named(name)).shippingAddress?.street[0]
  }

  private async named(name: string): Promise<Subscription> {
    return named(await this.model(), name)
  }

  private model(): Promise<SubscriptionsViewModel> {
    return this.player.requireModel(SubscriptionsViewModel)
  }
}

function named({ all }: SubscriptionsViewModel, wanted: string): Subscription {
  const subscription = all.find(({ name }) => name === wanted)
  if (!subscription) throw new Error(`There is no ${wanted}`)
  return subscription
}

export function subscriptionsMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(SubscriptionsViewModel)
  if (!model) return []
  return [
    ...failureMessages(model.reading.failure, 'subscriptions-unread'),
    ...noticeIf(model.status.isDeclined, 'subscription-declined'),
    ...failureMessages(model.status.working.failure, 'subscription-unchanged'),
    ...writeFailureMessages(model.addresses.saving.failure, 'subscription-addresses-not-saved'),
  ]
}
