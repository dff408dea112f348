import type { World } from '../../../world/World.ts'
import { purchasesOf } from './paidPurchases.ts'
import { receiptHtml } from './receiptHtml.ts'

const paper = [
  'body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.6 Georgia,serif;color:#111;background:#fff}',
  'dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.5rem}dt{color:#555}dd{margin:0}',
  'table{width:100%;margin-top:2rem;border-collapse:collapse}th,td{padding:.5rem 0;border-bottom:1px solid #ccc;text-align:start;font-weight:400}',
  'th+th,td{text-align:end;white-space:nowrap}@media print{body{margin:0;padding:0}}',
].join('')

/** As a file to keep, on the host of media. */
export function receiptFile({ pathname }: URL, world: World): Response | undefined {
  const [, id = ''] = /^\/receipts\/([\w-]+)\/receipt-[\w-]+\.html$/.exec(pathname) ?? []
  const issued = world.receipts.find(id)
  if (!issued) return undefined
  const { language, address, playerId } = issued
  const purchase = purchasesOf({ world, player: world.players.get(playerId), language }).find(({ requestId }) => requestId === id)
  if (!purchase) return undefined
  const html = receiptHtml({ purchase, address, language })
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${purchase.number}</title><style>${paper}</style>${html}</html>`
  return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}
