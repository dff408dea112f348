import { type Grant, type Session, signedOut } from '#domain/session/session'
import { aDevice } from '../browser/aDevice.ts'
import { DeviceStorage } from '../browser/DeviceStorage.ts'
import { exclusively } from '../browser/locks.ts'
import { SessionRecords } from '../browser/SessionRecords.ts'
import { StoredLanguage } from '../browser/StoredLanguage.ts'
import { StoredSession } from '../browser/StoredSession.ts'
import type { Surroundings } from '../browser/surroundings.ts'
import { Tabs } from '../browser/Tabs.ts'
import { Exchange, type Line } from './Exchange.ts'
import { RestClient } from './RestClient.ts'
import { TokenRefresh } from './TokenRefresh.ts'

export const api = 'https://api.clubhouse.example'
export const regionShop = 'https://shop.clubhouse.example'

/** The `n`th tokens of an account. */
export function aGrant(n = 1): Grant {
  return {
    token: `token-${n}`,
    refreshToken: `refresh-${n}`,
    shop: { token: `shop-${n}`, storeCode: 'ca_en', address: 'https://own.shop.example' },
  }
}

export function aSession(session: Partial<Session> = {}): Session {
  return { ...signedOut, grant: aGrant(), ...session }
}

/** The answer to a refresh that brings `grant`. */
export function refreshAnswer({ token, refreshToken, shop }: Grant): Response {
  const data = { access_token: token, refresh_token: refreshToken, eToken: shop.token, eStoreCode: shop.storeCode, eUrl: shop.address }
  return Response.json({ code: 0, data })
}

export function tokenOf(request: Request): string | undefined {
  return request.headers.get('authorization')?.replace('Bearer ', '')
}

type Answer = (request: Request) => Response | Promise<Response>

/** A tab with all of the wire behind it, whose requests `answer` answers. */
export function aTab(
  answer: Answer,
  { device = aDevice(), ...own }: Partial<Surroundings> & { readonly device?: ReturnType<typeof aDevice> } = {},
) {
  const requests: Request[] = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    // A copy would lose the signal as soon as the first one is collected.
    const request = input instanceof Request ? input : new Request(input, init)
    requests.push(request)
    return answer(request)
  }
  const surroundings = device.tab({ fetch, random: () => 0, ...own })
  const storage = new DeviceStorage(surroundings)
  const session = new StoredSession(new SessionRecords(storage), new Tabs(surroundings), surroundings)
  const line: Line = {
    ...surroundings,
    addresses: { api, shop: regionShop },
    language: new StoredLanguage(storage, surroundings.browserLanguage),
  }
  const exchange = new Exchange(line)
  const refresh = new TokenRefresh(exchange, session, exclusively(surroundings))
  const client = new RestClient(exchange, refresh, session, line)
  return { client, refresh, session, line, requests, storage, device, clock: device.clock, surroundings }
}
