import * as calls from '#adapters/shop/commerce/subscriptions/subscriptionOperations'
import type { Resolver } from '#composition/provide'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { SubscriptionsViewModel } from '#ui/commerce/subscriptions/SubscriptionsViewModel.ts'
import type { View } from '../cell/View.ts'
import { screen } from '../Row.ts'
import { opened, settled } from '../views.ts'

async function read(model: SubscriptionsViewModel): Promise<Subscription> {
  model.start()
  await settled(model.reading)
  const active = model.all.find(({ status }) => status.kind === 'active')
  if (!active) throw new Error('Hana has no active subscription')
  return active
}

function pausing(ask: Resolver): View {
  const model = ask(SubscriptionsViewModel)
  const { status } = model
  return {
    open: async () => model.ask(await read(model), 'paused'),
    act: () => model.confirm(),
    ...{ state: status.working, models: [model, status], isDone: () => !status.subscription, leave: () => model.dispose() },
  }
}

function readdressing(ask: Resolver): View {
  const model = ask(SubscriptionsViewModel)
  const { addresses } = model
  return {
    open: async () => {
      addresses.open(await read(model))
      await settled(addresses.reading)
      addresses.choose('shipping', addresses.reading.value?.at(-1)?.id ?? 0)
    },
    act: () => model.saveAddresses(),
    ...{ state: addresses.saving, models: [model, addresses], isDone: () => !addresses.subscription, leave: () => model.dispose() },
  }
}

export const rows = [
  screen(calls.subscriptionHistory, (ask) => opened(ask(SubscriptionsViewModel), ({ reading }) => reading)),
  screen(calls.changeSubscriptionStatus, pausing),
  screen(calls.updateSubscription, readdressing),
]
