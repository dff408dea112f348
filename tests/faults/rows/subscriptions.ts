import * as calls from '#adapters/shop/commerce/subscriptions/subscriptionOperations'
import type { Resolver } from '#composition/provide'
import type { Subscription } from '#domain/commerce/subscriptions/subscription'
import { SubscriptionsViewModel } from '#ui/commerce/subscriptions/SubscriptionsViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { rowOfScreen } from '../Row.ts'
import { modelView, whenSettled } from '../views.ts'

async function read(model: SubscriptionsViewModel): Promise<Subscription> {
  model.start()
  await whenSettled(model.reading)
  const active = model.all.find(({ status }) => status.kind === 'active')
  if (!active) throw new Error('Hana has no active subscription')
  return active
}

function pausing(ask: Resolver): ObservedView {
  const model = ask(SubscriptionsViewModel)
  const { status } = model
  return {
    open: async () => model.ask(await read(model), 'paused'),
    act: () => model.confirm(),
    ...{ state: status.working, models: [model, status], isDone: () => !status.subscription, leave: () => model.dispose() },
  }
}

function readdressing(ask: Resolver): ObservedView {
  const model = ask(SubscriptionsViewModel)
  const { addresses } = model
  return {
    open: async () => {
      addresses.open(await read(model))
      await whenSettled(addresses.reading)
      addresses.choose('shipping', addresses.reading.value?.at(-1)?.id ?? 0)
    },
    act: () => model.saveAddresses(),
    ...{ state: addresses.saving, models: [model, addresses], isDone: () => !addresses.subscription, leave: () => model.dispose() },
  }
}

export const rows = [
  rowOfScreen(calls.subscriptionHistory, (ask) => modelView(ask(SubscriptionsViewModel), ({ reading }) => reading)),
  rowOfScreen(calls.changeSubscriptionStatus, pausing),
  rowOfScreen(calls.updateSubscription, readdressing),
]
