import * as calls from '#adapters/rest/commerce/club-payment/paymentCalls'
import { type Handler, ok, onPlayerCall, refused } from '../../../http/handler.ts'
import { moneyOf } from '../../../world/stores.ts'
import { payableGear } from '../gear/payableGear.ts'
import { payableRenewal } from '../renewals/payableRenewal.ts'
import { isPending, settlementOf } from './settlement.ts'

const payables = { renewal: payableRenewal, gear: payableGear } as const

export const paymentHandlers: readonly Handler[] = [
  onPlayerCall(calls.paymentInvoke, async ({ world, player, region, language, body: { purpose, quoteId, total, method } }) => {
    const payable = payables[purpose]({ world, playerId: player.id, region, language }, quoteId)
    if (payable.kind === 'refused') return { status: 200, body: { code: calls.invokeCodes[payable.reason], data: null } }
    const { value, currency } = moneyOf(payable.store, payable.total)
    if (total.value !== value || total.currency !== currency) {
      return { status: 200, body: { code: calls.invokeCodes.changed, data: null } }
    }
    const settlement = settlementOf(world, method, payable.total)
    if (!settlement) return refused(400, 60_423, { message: 'This can not pay it' })
    const { seconds, result } = settlement
    const settles = world.now().add({ seconds }).toString()
    const { gear } = payable
    const payment = { playerId: player.id, purpose, quoteId, settles, result, ...(gear && { gear }) }
    const { id } = await world.payments.add({ id: world.nextId('request'), ...payment })
    return ok({ requestId: id })
  }),

  onPlayerCall(calls.paymentStatus, ({ world, player, query }) => {
    const payment = world.payments.first(({ id, playerId }) => id === query.requestId && playerId === player.id)
    if (!payment) return refused(404, 404, { message: 'There is no such payment' })
    return ok({ status: isPending(world, payment) ? 'pending' : payment.result })
  }),
]
