import type { BrowserEnvironment } from '#adapters/browser/environment'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Drafts } from '#app/shared/ports/Drafts'
import { token } from '#app/shared/token'
import type { Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, CardPayments, LoadShopClient, MediaAddress } from '../root.ts'
import { MonitorShop, MonitorShopToken } from './monitor/MonitorShop.ts'
import { monitorModule, type ProductParts } from './monitor/monitorModule.ts'

type PaymentParts = Pick<ProductParts, 'drafts' | 'media' | 'payments'>
const PaymentParts = token<PaymentParts>('PaymentParts')

const module = provide(({ shareFrom }) => {
  shareFrom(
    PaymentParts,
    (drafts: Drafts, media: string, payments: CardPayments) => ({ drafts, media, payments }),
    ...([Drafts, MediaAddress, CardPayments] as const),
  )
  shareFrom(
    MonitorShopToken,
    (environment: BrowserEnvironment, load: LoadShopClient, session: CurrentSession, tabs: Tabs, parts: PaymentParts) =>
      new MonitorShop(monitorModule({ environment, load, session, tabs, ...parts })),
    ...([BrowserEnvironmentToken, LoadShopClient, CurrentSession, Tabs, PaymentParts] as const),
  )
})

/** The launch monitor's shop, beside the club's. */
export const part: Part = {
  requires: () => [import('./membershipShop.ts'), import('../session/drafts.ts')],
  module,
}
