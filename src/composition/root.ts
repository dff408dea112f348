import { Subject } from 'rxjs'
import { DeviceStorage } from '#adapters/browser/DeviceStorage'
import { lateCode } from '#adapters/browser/lateCode'
import { exclusively } from '#adapters/browser/locks'
import { SessionRecords } from '#adapters/browser/SessionRecords'
import { StoredLanguage } from '#adapters/browser/StoredLanguage'
import { StoredPreferences } from '#adapters/browser/StoredPreferences'
import { StoredSession } from '#adapters/browser/StoredSession'
import type { Surroundings } from '#adapters/browser/surroundings'
import { Tabs } from '#adapters/browser/Tabs'
import type { Merchant } from '#adapters/payments/GatewayCardTokens'
import type { Line, Sender } from '#adapters/rest/Exchange'
import { type Addresses, type PublicKeys, regionOf } from '#adapters/rest/hosts'
import { RestClient } from '#adapters/rest/RestClient'
import { HttpTranslations } from '#adapters/rest/session/HttpTranslations'
import { RegionTable } from '#adapters/rest/session/RegionTable'
import { TokenRefresh } from '#adapters/rest/TokenRefresh'
import type { ShopClient } from '#adapters/shop/ShopClient'
import { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { Cast } from '#app/session/ports/Cast'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Departures } from '#app/session/ports/Departures'
import { Preferences } from '#app/session/ports/Preferences'
import { RegionalSites } from '#app/session/ports/RegionalSites'
import { Translations } from '#app/session/ports/Translations'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { Site } from '#app/shared/ports/Site'
import { token } from '#app/shared/token'
import { Outdated } from './outdated.ts'
import { provide } from './provide.ts'

/** The shop's client, in a chunk of its own: it comes after the first paint. */
export type LoadShopClient = () => Promise<ShopClient>
export const LoadShopClient = token<LoadShopClient>('LoadShopClient')

/** Runs work of one name in one tab at a time. */
export type Exclusively = ReturnType<typeof exclusively>
export const Exclusively = token<Exclusively>('Exclusively')

/** Origin of the films and pictures that may be shown. */
export const MediaAddress = token<string>('MediaAddress')

/** Where cards are paid with: the gateway's address, whose payments they are, and the origins of banks. */
export interface CardPayments {
  readonly address: string
  readonly merchant: Merchant
  readonly banks: readonly string[]
}
export const CardPayments = token<CardPayments>('CardPayments')

/** For parts that take more of the browser than all need. */
export const Around = token<Surroundings>('Around')

export interface Installation {
  readonly addresses: Addresses
  /** Whom the sign-in screen offers; nobody on a real backend. */
  readonly cast?: Cast
  /** The fake backend answers. */
  readonly mock?: boolean
  /** Which of its regions the fake backend shows; on real sites the host's name says it. */
  readonly region?: string | undefined
  /** Of the regions, where the deployment has them. */
  readonly keys?: PublicKeys | undefined
  /** As the card gateway knows the club, where the deployment says it. */
  readonly merchant?: Merchant | undefined
  /** Origins of the banks' pages. */
  readonly banks?: readonly string[] | undefined
}

/** In the place of what a deployment says. */
const unnamed: Merchant = { loginId: 'clubhouse', clientKey: 'clubhouse' }

/** What every context needs, over one browser and one installation. */
export function rootModule(surroundings: Surroundings, installation: Installation) {
  const { addresses, cast = [], mock = false, region, keys = {}, merchant = unnamed, banks = [] } = installation
  const { clock, connectivity, browserLanguage, fetch, random, secrets } = surroundings
  const storage = new DeviceStorage(surroundings)
  const tabs = new Tabs(surroundings)
  const inOneTab = exclusively(surroundings)
  const session = new StoredSession(new SessionRecords(storage), tabs, surroundings)
  const language = new StoredLanguage(storage, browserLanguage)
  const outdated = new Subject<unknown>()
  language.changes.subscribe(outdated)
  const line: Line = { fetch, clock, random, addresses, language }
  const exchange = lateExchange(line)
  const refresh = new TokenRefresh(exchange, session, inOneTab)

  return provide((_give, share) => {
    share(AddressSecrets, () => secrets)
    share(Around, () => surroundings)
    share(CardPayments, () => ({ address: addresses.payments, merchant, banks }))
    share(Cast, () => cast)
    share(Clock, () => clock)
    share(Connectivity, () => connectivity)
    share(Outdated, () => outdated)
    share(PageVisibility, () => surroundings.visibility)
    share(CurrentLanguage, () => language)
    share(CurrentSession, () => session)
    share(Departures, () => surroundings.leaveFor)
    share(DeviceStorage, () => storage)
    share(Exclusively, () => inOneTab)
    share(MediaAddress, () => addresses.media)
    share(Preferences, () => new StoredPreferences(storage))
    share(RegionalSites, () => new RegionTable({ ...surroundings, mock, keys }))
    share(RestClient, () => new RestClient(exchange, refresh, session, line))
    share(Site, () => siteIn(region ?? regionOf(surroundings.page().hostname)))
    share(Tabs, () => tabs)
    share(Translations, (client: RestClient) => new HttpTranslations(client), RestClient)
    share(LoadShopClient, () => once(async () => new (await import('#adapters/shop/ShopClient')).ShopClient(refresh, session, line)))
  })
}

function siteIn(region: string): Site {
  return { isJapan: region === 'jp', isChina: region === 'cn' }
}

/** Its code, and axios with it, comes with the first request. */
function lateExchange(line: Line): Sender {
  const load = once(async () => new (await import('#adapters/rest/Exchange')).Exchange(line))
  return { send: async (...request) => (await load()).send(...request) }
}

/** Made the first time it is asked for; a load that failed is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= lateCode(make).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
