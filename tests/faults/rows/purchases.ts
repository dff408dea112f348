import * as gear from '#adapters/rest/commerce/gear/gearCalls'
import * as calls from '#adapters/rest/commerce/purchases/purchaseCalls'
import { Gear } from '#app/commerce/gear/ports/Gear'
import { Purchases } from '#app/commerce/purchases/ports/Purchases'
import type { Resolver } from '#composition/provide'
import type { Purchase } from '#domain/commerce/purchases/purchase'
import { purchasesOf } from '#mocks/contexts/commerce/purchases/paidPurchases'
import { Task } from '#ui/shell/Task.ts'
import { type ObservedView, readView } from '../cell/ObservedView.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'

const wanted = ['gear-hana-sm-wedge', 'gear-hana-fm-tour']
const address = 'Lindqvist Design LLC'

async function lessons({ world }: RowContext): Promise<Purchase> {
  const found = purchasesOf({ world, player: world.players.get(hana), language: 'en' }).find(({ kind }) => kind === 'lessons')
  if (!found) throw new Error('Hana has paid for no lessons')
  const { requestId, number: orderNumber, paidAt: date, studentName, store, total } = found
  return {
    ...{ requestId, orderNumber, date, studentName, paidAt: Temporal.Instant.from(date) },
    ...{ total: { minor: total, currency: store.currency }, receiptAddress: undefined, isRefunded: false, kind: 'lessons', names: [] },
  }
}

async function issued(context: RowContext): Promise<Purchase> {
  const purchase = await lessons(context)
  const issuedAt = context.world.now().toString()
  await context.world.receipts.add({ id: purchase.requestId, playerId: hana, address, issuedAt, language: 'en' })
  return purchase
}

function issuing(ask: Resolver, purchase: Purchase): ObservedView {
  const state = new Task()
  let isDone = false
  const issue = async () => {
    await ask(Purchases).issueReceipt(purchase, address)
    isDone = true
  }
  return { state, act: () => state.run(issue), isDone: () => isDone }
}

export const rows = [
  rowOfScreen(gear.recommendedGear, (ask) => readView((signal) => ask(Gear).recommended(signal))),
  rowOfScreen(gear.gearImage, (ask) => readView(async (signal) => [...(await ask(Gear).pictures(wanted, signal))])),
  rowOfScreen(calls.purchases, (ask) => readView((signal) => ask(Purchases).all(signal))),
  rowOfScreen(calls.receipt, issuing, { prepare: lessons, of: 'asking' }),
  rowOfScreen(
    calls.receiptExport,
    (ask, purchase: Purchase) => readView((signal) => ask(Purchases).receiptDocument(purchase, address, signal)),
    {
      prepare: issued,
    },
  ),
]
