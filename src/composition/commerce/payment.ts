import type { BrowserEnvironment } from '#adapters/browser/environment'
import { GatewayCardTokens } from '#adapters/payments/GatewayCardTokens'
import { ShopCardAuthentications } from '#adapters/shop/commerce/ShopCardAuthentications'
import { AuthenticateCard } from '#app/commerce/AuthenticateCard'
import { PayByCard } from '#app/commerce/PayByCard'
import { BankPages } from '#app/commerce/ports/BankPages'
import { CardAuthentications } from '#app/commerce/ports/CardAuthentications'
import { CardTokens } from '#app/commerce/ports/CardTokens'
import { PaymentAccess } from '#app/commerce/ports/PaymentAccess'
import { Clock } from '#app/shared/ports/Clock'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, CardPayments, LoadShopClient } from '../root.ts'

/** Where banks lead their frames when they are done with: a page that says so to the one around it. */
const callback = '/bank-return.html'

const module = provide(({ share, shareFrom }) => {
  shareFrom(
    CardAuthentications,
    (load: LoadShopClient, { navigator: { userAgent }, page }: BrowserEnvironment) =>
      new ShopCardAuthentications(load, { userAgent, callback: new URL(callback, page()) }),
    ...([LoadShopClient, BrowserEnvironmentToken] as const),
  )
  shareFrom(
    BankPages,
    ({ banks }: CardPayments, { page }: BrowserEnvironment) => ({ own: page().origin, banks }),
    ...([CardPayments, BrowserEnvironmentToken] as const),
  )
  shareFrom(
    CardTokens,
    ({ address, merchant }: CardPayments, environment: BrowserEnvironment) => new GatewayCardTokens(environment, { address, merchant }),
    ...([CardPayments, BrowserEnvironmentToken] as const),
  )
  share(AuthenticateCard, CardAuthentications, BankPages, Clock)
  share(PayByCard, AuthenticateCard, CardTokens, PaymentAccess)
})

export const part: Part = {
  requires: () => [import('./module.ts')],
  module,
}
