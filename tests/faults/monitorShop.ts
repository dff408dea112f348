import { Tabs } from '#adapters/browser/tabs/Tabs'
import { RestClient } from '#adapters/rest/RestClient'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Drafts } from '#app/shared/ports/Drafts'
import { part as addresses } from '#composition/commerce/addresses'
import { part as addressForm } from '#composition/commerce/addressForm'
import { part as addToCart } from '#composition/commerce/addToCart'
import { part as cart } from '#composition/commerce/cart'
import { part as catalogue } from '#composition/commerce/catalogue'
import { part as checkout } from '#composition/commerce/checkout'
import { part as base } from '#composition/commerce/module'
import { MonitorShop } from '#composition/commerce/monitor/MonitorShop'
import { monitorModule } from '#composition/commerce/monitor/monitorModule'
import { part as orders } from '#composition/commerce/orders'
import { part as payment } from '#composition/commerce/payment'
import { OpenPart } from '#composition/part'
import type { Resolver } from '#composition/provide'
import { BrowserEnvironmentToken, CardPayments, LoadShopClient, MediaAddress } from '#composition/root'
import { monitorCustomer } from '#mocks/contexts/commerce/monitorCustomer'
import { regionIn } from '#mocks/contexts/commerce/places/countries'
import { issueMonitorTokens } from '#mocks/world/tokens'
import { typedNumbers } from '../builders/typedNumbers.ts'
import { hana, type RowContext } from './Row.ts'

export interface MonitorCustomer {
  readonly token: string
  readonly storeCode: 'STSVEN'
}

const home = {
  ...{
    firstname: 'Hana',
    lastname: 'Lindqvist',
    street: ['12 Range Road'],
    city: 'Chicago',
    postcode: '60611',
    telephone: '+1 312 555 0190',
  },
  ...{ country: 'US', regionId: regionIn('US', { words: 'IL' })?.id, defaultBilling: true, defaultShipping: true },
}

/** Hana owns a launch monitor, and with it another token and store. */
export async function createMonitorCustomer({ given, world }: RowContext): Promise<MonitorCustomer> {
  await given.devices.areOf(hana, 'LM20999001')
  const { id: playerId } = monitorCustomer({ id: hana })
  await world.customerAddresses.add({ id: `${world.nextNumber()}`, playerId, ...home })
  await world.customerAddresses.add({ id: `${world.nextNumber()}`, playerId, ...home, defaultBilling: false, defaultShipping: false })
  const { eSkytrakToken: token } = await issueMonitorTokens(world, world.players.get(hana))
  return { token, storeCode: 'STSVEN' }
}

const parts = [base, addressForm, addresses, catalogue, addToCart, cart, orders, payment, checkout]

/** The container of the launch monitor's shop, as the product composes it. */
export function monitorShopOf(ask: Resolver, skytrakShop: MonitorCustomer): Resolver {
  const shop = new MonitorShop(
    monitorModule({
      environment: ask(BrowserEnvironmentToken),
      load: ask(LoadShopClient),
      session: sessionWith(ask(CurrentSession), skytrakShop),
      tabs: ask(Tabs),
      drafts: ask(Drafts),
      media: ask(MediaAddress),
      payments: ask(CardPayments),
      rest: ask(RestClient),
      open: ask(OpenPart),
      numbers: typedNumbers,
    }),
  )
  shop.add(parts.map(({ module }) => module))
  return shop.ask
}

function sessionWith(session: CurrentSession, skytrakShop: MonitorCustomer): CurrentSession {
  return {
    changes: session.changes,
    get id() {
      return session.id
    },
    get value() {
      return { ...session.value, skytrakShop }
    },
    get endedBecause() {
      return session.endedBecause
    },
    update: (change) => session.update(change),
    end: (reason) => session.end(reason),
  }
}
