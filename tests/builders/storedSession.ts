import { aDevice, MemoryStorage } from '#adapters/browser/aDevice'
import type { Surroundings } from '#adapters/browser/surroundings'
import { aSession, aTab } from '#adapters/rest/aTab'
import type { Player } from '#domain/session/player'
import type { Session } from '#domain/session/session'

export const hana: Player = {
  id: 'hana',
  firstName: 'Hana',
  lastName: 'Lindqvist',
  altFirstName: undefined,
  altLastName: undefined,
  email: 'hana@club.example',
  userType: 1,
  hand: 'right',
  metricDistances: false,
  metricSpeeds: true,
  homeCentreId: 'lakeshore',
  memberSince: 2019,
}

export const skytrakShop = { token: 'monitor-token', storeCode: 'monitor' }
export const whole: Session = aSession({ player: hana, skytrakShop, tokenSource: 'password', skytrakLogin: true })
export const remembered: Session = { ...whole, rememberMe: true }
export const wren: Player = { ...hana, id: 'wren', firstName: 'Wren' }
export const child = {
  id: 'wren',
  name: { firstName: 'Wren', lastName: 'Lindqvist' },
  token: 'token-wren',
  shop: { token: 'shop-wren' },
  isSubAccount: true,
}

/** A page on this device, in a tab that keeps `session` storage over a reload. */
export function page(device = aDevice(), session = new MemoryStorage(), own: Partial<Surroundings> = {}) {
  const tab = aTab(() => Response.json({}), { device, sessionStorage: () => session, ...own })
  const stored = () => [...device.local.items.entries(), ...session.items.entries()]
  return { ...tab, device, tabStorage: session, reload: () => page(device, session, own), stored }
}
