import type { BrowserEnvironment } from '#adapters/browser/environment'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { RestClient } from '#adapters/rest/RestClient'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Drafts } from '#app/shared/ports/Drafts'
import { token } from '#app/shared/token'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, CardPayments, LoadShopClient, MediaAddress } from '../root.ts'
import { MonitorShop, MonitorShopToken } from './monitor/MonitorShop.ts'
import { monitorModule, type ProductParts } from './monitor/monitorModule.ts'

type OtherParts = Pick<ProductParts, 'drafts' | 'media' | 'payments' | 'rest' | 'open'>
const OtherParts = token<OtherParts>('OtherParts')

const module = provide(({ shareFrom }) => {
  shareFrom(
    OtherParts,
    (drafts: Drafts, media: string, payments: CardPayments, rest: RestClient, open: OpenPart) => ({ drafts, media, payments, rest, open }),
    ...([Drafts, MediaAddress, CardPayments, RestClient, OpenPart] as const),
  )
  shareFrom(
    MonitorShopToken,
    (environment: BrowserEnvironment, load: LoadShopClient, session: CurrentSession, tabs: Tabs, parts: OtherParts) =>
      new MonitorShop(monitorModule({ environment, load, session, tabs, ...parts })),
    ...([BrowserEnvironmentToken, LoadShopClient, CurrentSession, Tabs, OtherParts] as const),
  )
})

/** The launch monitor's shop, beside the club's. */
export const part: Part = {
  requires: () => [import('./membershipShop.ts'), import('../session/drafts.ts')],
  module,
}
