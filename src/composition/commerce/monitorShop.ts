import type { BrowserEnvironment } from '#adapters/browser/environment'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { RestClient } from '#adapters/rest/RestClient'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Drafts } from '#app/shared/ports/Drafts'
import { token } from '#app/shared/token'
import { LocaleNumbers } from '#ui/shell/LocaleNumbers.ts'
import { OpenPart, type Part } from '../part.ts'
import { provide } from '../provide.ts'
import { BrowserEnvironmentToken, CardPayments, LoadShopClient, MediaAddress } from '../root.ts'
import { MonitorShop, MonitorShopToken } from './monitor/MonitorShop.ts'
import { monitorModule, type ProductParts } from './monitor/monitorModule.ts'

type OtherParts = Pick<ProductParts, 'drafts' | 'media' | 'payments' | 'rest' | 'open' | 'numbers'>
const OtherParts = token<OtherParts>('OtherParts')

const module = provide(({ shareFrom }) => {
  shareFrom(
    OtherParts,
    (...[drafts, media, payments, rest, open, numbers]: readonly [Drafts, string, CardPayments, RestClient, OpenPart, LocaleNumbers]) => ({
      ...{ drafts, media, payments, rest, open, numbers },
    }),
    ...([Drafts, MediaAddress, CardPayments, RestClient, OpenPart, LocaleNumbers] as const),
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
  requires: () => [import('./membershipShop.ts'), import('../session/drafts.ts'), import('../typedNumbers.ts')],
  module,
}
