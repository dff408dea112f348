import { createDevice, MemoryStorage } from '#adapters/browser/createDevice'
import type { BrowserEnvironment } from '#adapters/browser/environment'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'
import { buildSession, createTestTab } from './createTestTab.ts'

export const hana: Player = {
  id: 'hana',
  firstName: 'Hana',
  lastName: 'Lindqvist',
  altFirstName: undefined,
  altLastName: undefined,
  email: 'hana@club.example',
  userType: 1,
  hand: 'right',
  gender: 'female',
  metricDistances: false,
  metricSpeeds: true,
  homeCentreId: 'lakeshore',
  memberSince: 2019,
}

export const skytrakShop = { token: 'monitor-token', storeCode: 'monitor' }
export const fullSession: Session = buildSession({ player: hana, skytrakShop, tokenSource: 'password', skytrakLogin: true })
export const rememberedSession: Session = { ...fullSession, rememberMe: true }
export const wren: Player = { ...hana, id: 'wren', firstName: 'Wren' }
export const child = {
  id: 'wren',
  name: { firstName: 'Wren', lastName: 'Lindqvist' },
  token: 'token-wren',
  shop: { token: 'shop-wren' },
  isSubAccount: true,
}

export function createStoredTab(device = createDevice(), session = new MemoryStorage(), own: Partial<BrowserEnvironment> = {}) {
  const tab = createTestTab(() => Response.json({}), { device, sessionStorage: () => session, ...own })
  const stored = () => [...device.local.items.entries(), ...session.items.entries()]
  return { ...tab, device, tabStorage: session, reload: () => createStoredTab(device, session, own), stored }
}
