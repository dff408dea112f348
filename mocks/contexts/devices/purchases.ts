import { purchases } from '#adapters/rest/devices/purchaseCalls'
import { type Handler, ok, onPlayerCall } from '../../http/handler.ts'
import { payRenewals } from './renewals.ts'

export const purchaseHandlers: readonly Handler[] = [
  onPlayerCall(purchases, async ({ world, player }) => {
    await payRenewals(world, player)
    const rows = world.devicePurchases.list(({ playerId }) => playerId === player.id)
    return ok(rows.map(({ id: purchaseId, playerId: _, orderNumber = null, ...row }) => ({ ...row, orderNumber, purchaseId })))
  }),
]
