import { Subject } from 'rxjs'
import { yieldToMain } from '#adapters/browser/device/yieldToMain'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { StoredLanguage } from '#adapters/browser/storage/StoredLanguage'
import { StoredPreferences } from '#adapters/browser/storage/StoredPreferences'
import { StoredSession } from '#adapters/browser/storage/StoredSession'
import { exclusively } from '#adapters/browser/tabs/locks'
import { Tabs } from '#adapters/browser/tabs/Tabs'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import type { Merchant } from '#adapters/payments/GatewayCardTokens'
import type { HttpDependencies, Sender } from '#adapters/rest/Exchange'
import { type Addresses, countryOf, type PublicKeys, regionOf } from '#adapters/rest/hosts'
import { RestClient } from '#adapters/rest/RestClient'
import { ServerDates } from '#adapters/rest/ServerDates'
import { HttpTranslations } from '#adapters/rest/session/HttpTranslations'
import { RegionTable } from '#adapters/rest/session/RegionTable'
import { TokenRefresh } from '#adapters/rest/TokenRefresh'
import type { ShopClient } from '#adapters/shop/ShopClient'
import { AddressSecrets } from '#app/session/ports/AddressSecrets'
import { Cast } from '#app/session/ports/Cast'
import { CurrentLanguage } from '#app/session/ports/CurrentLanguage'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Preferences } from '#app/session/ports/Preferences'
import { RegionalSites } from '#app/session/ports/RegionalSites'
import { RegionRedirects } from '#app/session/ports/RegionRedirects'
import { Translations } from '#app/session/ports/Translations'
import { Clock } from '#app/shared/ports/Clock'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { PageVisibility } from '#app/shared/ports/PageVisibility'
import { Site } from '#app/shared/ports/Site'
import { WrongClock } from '#app/shared/ports/WrongClock'
import { token } from '#app/shared/token'
import { provide } from './provide.ts'
import { ReloadSignal } from './reloadSignal.ts'

export type LoadShopClient = () => Promise<Pick<ShopClient, 'send'>>
export const LoadShopClient = token<LoadShopClient>('LoadShopClient')

export type RunExclusively = ReturnType<typeof exclusively>
export const RunExclusively = token<RunExclusively>('RunExclusively')

export const MediaAddress = token<string>('MediaAddress')

export const UploadAddress = token<string>('UploadAddress')

export interface CardPayments {
  readonly address: string
  readonly merchant: Merchant
  readonly banks: readonly string[]
}
export const CardPayments = token<CardPayments>('CardPayments')

/** The `x-request-id` of the latest answer. */
export interface LatestReference {
  value: string | undefined
}
export const LatestReference = token<LatestReference>('LatestReference')
export type Embedders = readonly string[]
export const Embedders = token<Embedders>('Embedders')

export const BrowserEnvironmentToken = token<BrowserEnvironment>('BrowserEnvironmentToken')

export interface Deployment {
  readonly addresses: Addresses
  readonly cast?: Cast
  readonly mock?: boolean
  readonly region?: string | undefined
  readonly keys?: PublicKeys | undefined
  readonly merchant?: Merchant | undefined
  readonly banks?: readonly string[] | undefined
  readonly embedders?: readonly string[] | undefined
}

const unnamed: Merchant = { loginId: 'clubhouse', clientKey: 'clubhouse' }

export function rootModule(environment: BrowserEnvironment, installation: Deployment) {
  const { addresses, cast = [], mock = false, region, keys = {}, merchant = unnamed, banks = [], embedders = [] } = installation
  const { clock, connectivity, browserLanguage, fetch, random, secrets } = environment
  const storage = new DeviceStorage(environment)
  const tabs = new Tabs(environment)
  const inOneTab = exclusively(environment)
  const session = new StoredSession(new SessionRecords(storage), tabs, environment)
  const language = new StoredLanguage(storage, browserLanguage)
  const outdated = new Subject<unknown>()
  language.changes.subscribe(outdated)
  const latestReference: LatestReference = { value: undefined }
  const noteReference = (reference: string) => {
    latestReference.value = reference
  }
  const serverDates = new ServerDates()
  const noteDate: HttpDependencies['noteDate'] = (...noted) => serverDates.note(...noted)
  const line: HttpDependencies = { fetch, clock, random, addresses, language, noteReference, noteDate }
  const exchange = lazyExchange(line)
  const refresh = new TokenRefresh(exchange, session, inOneTab)

  return provide(({ share, shareFrom }) => {
    shareFrom(AddressSecrets, () => secrets)
    shareFrom(BrowserEnvironmentToken, () => environment)
    shareFrom(CardPayments, () => ({ address: addresses.payments, merchant, banks }))
    shareFrom(Cast, () => cast)
    shareFrom(Embedders, () => embedders)
    shareFrom(Clock, () => clock)
    shareFrom(Connectivity, () => connectivity)
    shareFrom(ReloadSignal, () => outdated)
    shareFrom(LatestReference, () => latestReference)
    shareFrom(PageVisibility, () => environment.visibility)
    shareFrom(CurrentLanguage, () => language)
    shareFrom(CurrentSession, () => session)
    shareFrom(RegionRedirects, () => environment.leaveFor)
    shareFrom(DeviceStorage, () => storage)
    shareFrom(WrongClock, () => serverDates)
    shareFrom(RunExclusively, () => inOneTab)
    shareFrom(MediaAddress, () => addresses.media)
    shareFrom(UploadAddress, () => addresses.uploads)
    share(Preferences, StoredPreferences, DeviceStorage)
    shareFrom(RegionalSites, () => new RegionTable({ ...environment, mock, keys }))
    shareFrom(RestClient, () => new RestClient(exchange, refresh, session, line))
    shareFrom(Site, () => siteIn(region ?? regionOf(environment.page().hostname), browserLanguage))
    shareFrom(Tabs, () => tabs)
    share(Translations, HttpTranslations, RestClient)
    shareFrom(LoadShopClient, () => once(async () => new (await import('#adapters/shop/ShopClient')).ShopClient(refresh, session, line)))
  })
}

function siteIn(region: string, browserLanguage: string): Site {
  return { isJapan: region === 'jp', isChina: region === 'cn', country: countryOf(region, browserLanguage) }
}

/** Several requests often start together. A task for each, and for each answer, lets the browser handle input in between. */
function lazyExchange(line: HttpDependencies): Sender {
  const load = once(async () => new (await import('#adapters/rest/Exchange')).Exchange(line))
  return {
    async send(...request) {
      const exchange = await load()
      await yieldToMain()
      const answer = await exchange.send(...request)
      await yieldToMain()
      return answer
    },
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= loadChunk(make).catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
