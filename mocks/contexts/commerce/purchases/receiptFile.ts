import type { World } from '../../../world/World.ts'
import { purchasesOf } from './paidPurchases.ts'
import { receiptHtml } from './receiptHtml.ts'

/** As a file to keep, on the host of media. */
export function receiptFile({ pathname }: URL, world: World): Response | undefined {
  const [, id = ''] = /^\/receipts\/([\w-]+)\/receipt-[\w-]+\.html$/.exec(pathname) ?? []
  const issued = world.receipts.find(id)
  if (!issued) return undefined
  const { language, address, playerId } = issued
  const purchase = purchasesOf({ world, player: world.players.get(playerId), language }).find(({ requestId }) => requestId === id)
  if (!purchase) return undefined
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${purchase.number}</title>${receiptHtml({ purchase, address, language })}</html>`
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}
