import * as calls from '#adapters/shop/commerce/orderOperations'
import { type GuestOrderKey, Orders } from '#app/commerce/ports/Orders'
import type { Resolver } from '#composition/provide'
import type { OrderItemReference } from '#domain/commerce/reorder'
import { ConfirmationViewModel } from '#ui/commerce/confirmation/ConfirmationViewModel.ts'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import type { ObservedView, UseCaseRun } from '../cell/ObservedView.ts'
import { type RowContext, rowOfScreen, rowOfUseCase } from '../Row.ts'
import { readOnceDeviation } from '../views.ts'

const number = '000001010'

async function aGuestOrder({ world }: RowContext) {
  const [order] = world.customerOrders.list((each) => each.number === number)
  if (!order) throw new Error(`There is no order ${number}`)
  const email = 'hana@home.example'
  await world.customerOrders.change(order.id, { playerId: undefined, email })
  return { number, email, lastName: order.billingAddress?.lastname ?? '' }
}

function order(ask: Resolver): ObservedView {
  const model = ask(OrderViewModel)
  return {
    ...{ act: () => model.show(number), state: model.reading, models: [model], leave: () => model.dispose() },
    value: () => model.order,
  }
}

function confirmation(ask: Resolver, key: GuestOrderKey): ObservedView {
  const model = ask(ConfirmationViewModel)
  return {
    ...{ act: () => model.show(key), state: model.reading, models: [model], leave: () => model.dispose() },
    value: () => model.reading.value?.order,
  }
}

function reordering(ask: Resolver): ObservedView {
  const { reordering: model } = ask(OrdersViewModel)
  return {
    act: () => model.again(number),
    state: model.task,
    models: [model],
    refusal: () => (model.outcome?.problems.length ? 'refused' : undefined),
  }
}

function itemReferences(ask: Resolver): UseCaseRun {
  let found: readonly OrderItemReference[] | undefined
  return {
    act: async () => {
      found = await ask(Orders).itemReferences(number)
    },
    kept: () => found !== undefined,
  }
}

export const rows = [
  rowOfScreen(calls.customerOrders, (ask) => {
    const model = ask(OrdersViewModel)
    return { act: () => model.show(1), state: model.reading, models: [model], leave: () => model.dispose() }
  }),
  rowOfScreen(calls.customerOrderByNumber, order, {
    deviations: [
      {
        where: ['drift-missing-field'],
        gives: { outcome: 'broken-contract', leftOut: 0 },
        source: 'to leave the one order out would say that there is none',
      },
    ],
  }),
  rowOfScreen(calls.guestOrder, confirmation, {
    signedOut: true,
    prepare: aGuestOrder,
    deviations: [
      {
        where: ['drift-missing-field'],
        gives: { outcome: 'broken-contract', leftOut: 0 },
        source: 'to leave the one order out would say that there is none',
      },
    ],
  }),
  rowOfUseCase(calls.orderItemsByNumber, itemReferences, {
    reason: 'it tells whether an order whose answer was lost was placed',
    deviations: [
      readOnceDeviation,
      {
        where: ['drift-missing-field', 'drift-text-for-number'],
        gives: { leftOut: 0 },
        source: 'the order is found by those of its items that can be read',
      },
    ],
  }),
  rowOfScreen(calls.reorderItems, reordering, {
    refusals: { refused: 'orders:reorder.nothing' },
    deviations: [{ where: ['user-errors'], gives: { outcome: 'refused: refused' }, source: 'an item that can’t be ordered shows why' }],
  }),
]
