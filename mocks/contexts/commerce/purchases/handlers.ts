import * as calls from '#adapters/rest/commerce/purchases/purchaseCalls'
import { type Answer, type Handler, ok, onPlayerCall, type Player, refused, type UncheckedRequest } from '../../../http/handler.ts'
import { moneyOf } from '../../../world/stores.ts'
import { mediaBeside } from '../mediaBeside.ts'
import { runSubscriptions } from '../subscriptions/runSubscriptions.ts'
import { type PaidPurchase, purchasesOf, shippingLabel } from './paidPurchases.ts'
import { receiptHtml } from './receiptHtml.ts'

type Asked = UncheckedRequest & { readonly player: Player }

const unknown = refused(404, 404, { message: 'There is no such purchase' })
const different = refused(409, 60_431, { message: 'Something else was bought' })
const unaddressed = refused(400, 60_432, { message: 'To whom is it made out?' })

export const clubPurchaseHandlers: readonly Handler[] = [
  onPlayerCall(calls.purchases, async (asked) => {
    await runSubscriptions(asked.world)
    return ok(purchasesOf(asked).map((purchase) => onWire(asked, purchase)))
  }),

  onPlayerCall(calls.receipt, async (asked) => {
    const { world, player, language, body } = asked
    const found = purchaseIn(asked, body)
    if ('status' in found) return found
    if (body.receiptAddress.trim() === '') return unaddressed
    world.receipts.remove(found.requestId)
    const issued = { id: found.requestId, playerId: player.id, address: body.receiptAddress, language }
    await world.receipts.add({ ...issued, issuedAt: world.now().toString() })
    return ok(onWire(asked, found))
  }),

  onPlayerCall(calls.receiptExport, (asked) => {
    const { world, language, body, url } = asked
    const found = purchaseIn(asked, body)
    if ('status' in found) return found
    const issued = world.receipts.find(found.requestId)
    if (!issued || issued.address !== body.receiptAddress) return refused(409, 60_433, { message: 'No such receipt was issued' })
    const host = found.isHostile ? 'https://evil.example' : mediaBeside(url)
    const html = receiptHtml({ purchase: found, address: issued.address, language })
    return ok({ html, link: `${host}/receipts/${issued.id}/receipt-${found.number}.html` })
  }),
]

/** The body must name the purchase as the history does. */
function purchaseIn(asked: Asked, body: calls.ReceiptBody): PaidPurchase | Answer {
  const purchase = purchasesOf(asked).find(({ requestId }) => requestId === body.requestId)
  if (!purchase) return unknown
  const { receiptAddress: _, ...own } = onWire(asked, purchase)
  const isSame =
    own.orderNumber === body.orderNumber &&
    own.date === body.date &&
    own.studentName === body.studentName &&
    own.total.value === body.total.value &&
    own.total.currency === body.total.currency
  return isSame ? purchase : different
}

function onWire(
  { world, language }: Asked,
  { requestId, kind, number, paidAt, studentName, store, lines, total, isRefunded = false }: PaidPurchase,
) {
  return {
    ...{ requestId, orderNumber: number, total: moneyOf(store, total), date: paidAt, studentName },
    receiptAddress: world.receipts.find(requestId)?.address ?? null,
    ...{
      kind,
      refunded: isRefunded,
      names: lines.filter(({ label, minor }) => minor > 0 && label !== shippingLabel[language]).map(({ label }) => label),
    },
  }
}
