import type { World } from '../../../world/World.ts'
import { Bank } from './Bank.ts'

const path = /^\/bank\/(method|challenge|decision)$/

export function isForBank(url: URL): boolean {
  return path.test(url.pathname)
}

export async function bankPage(request: Request, world: World): Promise<Response> {
  const bank = new Bank(world)
  const fields = new URLSearchParams(await request.text())
  const [, page] = path.exec(new URL(request.url).pathname) ?? []
  const id = fields.get('threeDSMethodData') ?? fields.get('creq') ?? ''
  const callback =
    page === 'decision' ? await bank.decide(id, fields.get('decision') === 'confirmed' ? 'confirmed' : 'denied') : bank.callbackOf(id)
  if (request.method !== 'POST' || callback === undefined) return html('<p>The bank knows nothing of this payment.</p>', 404)
  return page === 'challenge' ? html(challenge(id, bank.amountOf(id)), 200) : onwards(callback)
}

function challenge(id: string, amount = ''): string {
  const button = (decision: string, label: string) =>
    `<form method="post" action="/bank/decision"><input type="hidden" name="creq" value="${escaped(id)}" /><button name="decision" value="${decision}">${label}</button></form>`
  return `<h1>Is it you?</h1><p>Clubhouse asks for a payment of <strong>${escaped(amount)}</strong> with your card.</p>${button('confirmed', 'Confirm')}${button('denied', 'Refuse')}`
}

/** The page redirects itself: a worker can't redirect a frame in every browser. */
function onwards(callback: string): Response {
  return html(`<meta http-equiv="refresh" content="0;url=${escaped(callback)}" />`, 200)
}

const looks = `<style>
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif }
  h1 { font: 400 26px/1.2 Georgia, serif; margin: 0 0 8px }
  form { display: inline-block; margin: 16px 12px 0 0 }
  button { min-height: 44px; padding: 0 20px; font: 600 15px system-ui, sans-serif }
</style>`

function html(body: string, status: number): Response {
  const head = `<meta charset="utf-8" /><meta name="color-scheme" content="light dark" /><title>The bank</title>${looks}`
  const document = `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>`
  return new Response(document, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
