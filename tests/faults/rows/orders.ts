import * as calls from '#adapters/shop/commerce/orderOperations'
import type { GuestOrderKey } from '#app/commerce/ports/Orders'
import type { Resolver } from '#composition/provide'
import { setStock } from '#mocks/contexts/commerce/clubActions'
import { ConfirmationViewModel } from '#ui/commerce/confirmation/ConfirmationViewModel.ts'
import { OrdersViewModel } from '#ui/commerce/orders/OrdersViewModel.ts'
import { OrderViewModel } from '#ui/commerce/orders/OrderViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import { type RowContext, rowOfScreen } from '../Row.ts'
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

/** Something of the order is sold out, which the notice names. */
async function soldOut({ world }: RowContext): Promise<void> {
  const [order] = world.customerOrders.list((each) => each.number === number)
  await setStock(world, order?.items[0]?.sku ?? '', 0)
}

function reorderingPart(ask: Resolver): ObservedView {
  const { reordering: model } = ask(OrdersViewModel)
  return {
    act: () => model.again(number),
    state: model.task,
    models: [model],
    value: () => model.outcome?.problems,
    isDone: () => (model.outcome?.problems.length ?? 0) > 0,
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
  rowOfScreen(calls.orderItemsByNumber, reorderingPart, {
    prepare: soldOut,
    remembered: true,
    deviations: [
      readOnceDeviation,
      {
        where: ({ outcome, session, refreshes }) => outcome !== 'done' && session === 'kept' && refreshes !== undefined,
        gives: { outcome: 'done', effect: 'done', retryAfter: undefined, leftOut: 0 },
        source: 'Reorder: what can not be had is shown without its name',
      },
      {
        where: ['drift-missing-field', 'drift-text-for-number'],
        gives: { leftOut: 0 },
        source: 'Reorder: what can not be had is shown without its name',
      },
    ],
  }),
  rowOfScreen(calls.reorderItems, reordering, {
    refusals: { refused: 'orders:reorder.nothing' },
    deviations: [{ where: ['user-errors'], gives: { outcome: 'refused: refused' }, source: 'an item that can’t be ordered shows why' }],
  }),
]
