import { type Grant, type Session, signedOut } from '#domain/session/session'
import { createDevice } from '../../src/adapters/browser/createDevice.ts'
import type { BrowserEnvironment } from '../../src/adapters/browser/environment.ts'
import { DeviceStorage } from '../../src/adapters/browser/storage/DeviceStorage.ts'
import { SessionRecords } from '../../src/adapters/browser/storage/SessionRecords.ts'
import { StoredLanguage } from '../../src/adapters/browser/storage/StoredLanguage.ts'
import { StoredSession } from '../../src/adapters/browser/storage/StoredSession.ts'
import { exclusively } from '../../src/adapters/browser/tabs/locks.ts'
import { Tabs } from '../../src/adapters/browser/tabs/Tabs.ts'
import { Exchange, type HttpDependencies } from '../../src/adapters/rest/Exchange.ts'
import { RestClient } from '../../src/adapters/rest/RestClient.ts'
import { TokenRefresh } from '../../src/adapters/rest/TokenRefresh.ts'

export const api = 'https://api.clubhouse.example'
export const regionShop = 'https://shop.clubhouse.example'

export function buildGrant(n = 1): Grant {
  return {
    token: `token-${n}`,
    refreshToken: `refresh-${n}`,
    shop: { token: `shop-${n}`, storeCode: 'ca_en', address: 'https://own.shop.example' },
  }
}

export function buildSession(session: Partial<Session> = {}): Session {
  return { ...signedOut, grant: buildGrant(), ...session }
}

export function refreshAnswer({ token, refreshToken, shop }: Grant): Response {
  const data = { access_token: token, refresh_token: refreshToken, eToken: shop.token, eStoreCode: shop.storeCode, eUrl: shop.address }
  return Response.json({ code: 0, data })
}

export function tokenOf(request: Request): string | undefined {
  return request.headers.get('authorization')?.replace('Bearer ', '')
}

type Answer = (request: Request) => Response | Promise<Response>

export function createTestTab(
  answer: Answer,
  { device = createDevice(), ...own }: Partial<BrowserEnvironment> & { readonly device?: ReturnType<typeof createDevice> } = {},
) {
  const requests: Request[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    // A copy would lose the signal when the first one is collected.
    const request = input instanceof Request ? input : new Request(input, init)
    requests.push(request)
    return answer(request)
  }
  const environment = device.tab({ fetch, random: () => 0, ...own })
  const storage = new DeviceStorage(environment)
  const session = new StoredSession(new SessionRecords(storage), new Tabs(environment), environment)
  const http: HttpDependencies = {
    ...environment,
    addresses: { api, shop: regionShop },
    language: new StoredLanguage(storage, environment.browserLanguage),
  }
  const exchange = new Exchange(http)
  const refresh = new TokenRefresh(exchange, session, exclusively(environment))
  const client = new RestClient(exchange, refresh, session, http)
  return { client, refresh, session, http, requests, storage, device, clock: device.clock, environment }
}
