import { describe, expect, test } from 'vitest'
import { createDevice } from '#adapters/browser/createDevice'
import { keys } from '#adapters/browser/keys'
import { DeviceStorage } from '#adapters/browser/storage/DeviceStorage'
import { SessionRecords } from '#adapters/browser/storage/SessionRecords'
import { StoredLanguage } from '#adapters/browser/storage/StoredLanguage'
import { StoredPreferences } from '#adapters/browser/storage/StoredPreferences'
import type { Player } from '#domain/session/player'
import { isAuthenticated, signedOut } from '#domain/session/session'
import { type VisitBrowser, visitOf } from './visit.ts'

const grant = { token: 'a', refreshToken: 'b', shop: {} }
const odette: Player = {
  ...{ id: 'odette', firstName: 'Odette', lastName: 'Kirsanov', email: 'odette@club.example' },
  ...{ userType: 3, hand: 'right', metricDistances: false, metricSpeeds: false },
}
const child = { id: 'wren', name: odette, token: 'c', shop: {}, isSubAccount: true }
const forChild = { child, player: undefined, relatives: [{ player: odette }] }

function aBrowser(fill: (tab: ReturnType<ReturnType<typeof createDevice>['tab']>) => void, own: Partial<VisitBrowser> = {}) {
  const tab = createDevice().tab({ browserLanguage: 'fr-CA' })
  fill(tab)
  const page = new URL('https://www.clubhouse.example/')
  const browser = { local: tab.localStorage, session: tab.sessionStorage, page, language: 'fr-CA', isWide: true, ...own }
  return { visit: visitOf(browser), storage: new DeviceStorage(tab) }
}

const records: Readonly<Record<string, (tab: Parameters<Parameters<typeof aBrowser>[0]>[0]) => void>> = {
  nothing: () => undefined,
  'a session to be remembered': (tab) =>
    new SessionRecords(new DeviceStorage(tab)).keep({ id: 'a', session: { ...signedOut, grant, rememberMe: true } }),
  "a session of the tab's own": (tab) => new SessionRecords(new DeviceStorage(tab)).keep({ id: 'a', session: { ...signedOut, grant } }),
  'a sign-out': (tab) => {
    const kept = new SessionRecords(new DeviceStorage(tab))
    kept.keep({ id: 'a', session: { ...signedOut, grant, rememberMe: true } })
    kept.signOut({ ...signedOut, rememberMe: true }, { id: 'x', at: Temporal.Instant.from('2026-05-14T12:00Z'), reason: 'player' })
  },
  'a sign-out in another tab': (tab) => {
    new SessionRecords(new DeviceStorage(tab)).keep({ id: 'a', session: { ...signedOut, grant } })
    tab.localStorage().setItem(keys.signOut, '1')
  },
  "a session of the tab's own from before a sign-out and the next sign-in": (tab) => {
    const kept = new SessionRecords(new DeviceStorage(tab))
    kept.keep({ id: 'a', session: { ...signedOut, grant } })
    tab.localStorage().setItem(keys.lastSignOut, '"x"')
  },
  "a session of the tab's own from before the sign-in that is remembered": (tab) => {
    const kept = new SessionRecords(new DeviceStorage(tab))
    kept.keep({ id: 'a', session: { ...signedOut, grant } })
    tab.localStorage().setItem(keys.lastSignOut, '"x"')
    const next = createDevice().tab({ localStorage: tab.localStorage })
    new SessionRecords(new DeviceStorage(next)).keep({ id: 'b', lastSignOut: 'x', session: { ...signedOut, grant, rememberMe: true } })
  },
  'half a sentence': (tab) => tab.localStorage().setItem(keys.user, '{"version":1,"grant":{"tok'),
  'a session of another version': (tab) => tab.localStorage().setItem(keys.user, JSON.stringify({ version: 99, grant })),
}

describe('A visit', () => {
  test.each(Object.entries(records))('with %s begins with the view that the product will show', (_name, fill) => {
    const { visit, storage } = aBrowser(fill)
    const { session } = new SessionRecords(storage).restored()
    expect(visit.view !== 'sign-in').toBe(isAuthenticated(session))
    expect(visit.rememberMe).toBe(session.rememberMe)
  })

  test.each([
    ['remembered', { rememberMe: true }, 3],
    ['of the tab', {}, 3],
    ['for a child', { rememberMe: true, ...forChild }, undefined],
    ['of the tab, for a child', forChild, undefined],
  ])('%s knows the kind of player as far as that is certain', (_how, session, userType) => {
    const { visit } = aBrowser((tab) =>
      new SessionRecords(new DeviceStorage(tab)).keep({ id: 'a', session: { ...signedOut, grant, player: odette, ...session } }),
    )
    expect(visit.userType).toBe(userType)
  })

  test.each(['"ja"', '"xx"', 'ja', null])('with %s kept is in the language that the product will speak', (kept) => {
    const { visit, storage } = aBrowser((tab) => kept && tab.localStorage().setItem(keys.language, kept))
    expect(visit.language).toBe(new StoredLanguage(storage, 'fr-CA').value)
  })

  test.each(['dark', 'light', 'system'] as const)('has the theme %s as the product shows it', (theme) => {
    const { visit } = aBrowser((tab) => new StoredPreferences(new DeviceStorage(tab)).change({ theme }))
    expect(visit.theme ?? 'system').toBe(theme)
  })

  test.each([200, 312, 400, 401, '312', null])('has a profile as wide as the product shows it: stored %s', (summaryWidth) => {
    const stored = JSON.stringify({ summaryWidth })
    const { visit, storage } = aBrowser((tab) => tab.localStorage().setItem(keys.config, stored))
    expect(visit.profileWidth).toBe(new StoredPreferences(storage).value.summaryWidth)
  })

  test('of a member has the profile beside it where there is room and it was not closed', () => {
    const member = records['a session to be remembered'] ?? (() => undefined)
    const closed = (tab: Parameters<typeof member>[0]) => {
      member(tab)
      new StoredPreferences(new DeviceStorage(tab)).change({ summaryOpen: false })
    }
    const embedded = new URL('https://www.clubhouse.example/?embedOnProd=true')
    expect(aBrowser(member).visit).toMatchObject({ view: 'home', showsProfile: true })
    expect(aBrowser(member, { isWide: false }).visit).toMatchObject({ view: 'home', showsProfile: false })
    expect(aBrowser(member, { page: embedded }).visit).toMatchObject({ showsProfile: false, isEmbedded: true })
    expect(aBrowser(closed).visit.showsProfile).toBe(false)
  })

  test('of a member who came for another screen shows neither home nor the profile', () => {
    const member = records['a session to be remembered'] ?? (() => undefined)
    const page = new URL('https://www.clubhouse.example/folder/lessons/book')
    expect(aBrowser(member, { page }).visit).toMatchObject({ view: 'home', isElsewhere: true, showsProfile: false })
    expect(aBrowser(member, { page: new URL('https://www.clubhouse.example/folder/') }).visit.isElsewhere).toBe(false)
    expect(aBrowser(() => undefined, { page }).visit).toMatchObject({ view: 'sign-in', isElsewhere: false })
  })

  test('of somebody who came to register leaves out the form of the sign-in', () => {
    const page = new URL('https://www.clubhouse.example/folder/register')
    const member = records['a session to be remembered'] ?? (() => undefined)
    expect(aBrowser(() => undefined, { page }).visit.isElsewhere).toBe(true)
    expect(aBrowser(() => undefined).visit.isElsewhere).toBe(false)
    expect(aBrowser(member, { page }).visit.view).toBe('home')
  })

  test('of somebody who came for the shop begins with the frame that stands around it', () => {
    const page = new URL('https://www.clubhouse.example/shop/products/fieldmark-tour')
    expect(aBrowser(() => undefined, { page }).visit).toMatchObject({ view: 'home', isElsewhere: true, userType: undefined })
    expect(aBrowser(() => undefined, { page: new URL('https://www.clubhouse.example/shop/orders') }).visit.view).toBe('sign-in')
  })

  test.each(['?ticket=1', '?authToken=a.b.c', '#authToken=a.b.c'])(
    'of somebody whom the address lets in leaves out the form of the sign-in: %s',
    (search) => {
      const page = new URL(`https://www.clubhouse.example/lessons${search}`)
      const member = records['a session to be remembered'] ?? (() => undefined)
      expect(aBrowser(() => undefined, { page }).visit.isElsewhere).toBe(true)
      expect(aBrowser(member, { page }).visit.view).toBe('home')
    },
  )

  test('by ticket keeps the place of the banner that tells of it', () => {
    const session = { ...signedOut, grant, byTicket: true }
    const byTicket = (tab: Parameters<Parameters<typeof aBrowser>[0]>[0]) =>
      new SessionRecords(new DeviceStorage(tab)).keep({ id: 'a', session })
    expect(aBrowser(byTicket).visit.byTicket).toBe(true)
    expect(aBrowser(() => undefined).visit.byTicket).toBe(false)
  })

  test('of somebody who acts for a child keeps the place of the strip that tells of it', () => {
    const child = { isSubAccount: true, id: 'player-wren', token: 't', shop: {}, name: { firstName: 'Wren', lastName: '' } }
    const session = { ...signedOut, grant, child }
    const forChild = (tab: Parameters<Parameters<typeof aBrowser>[0]>[0]) =>
      new SessionRecords(new DeviceStorage(tab)).keep({ id: 'a', session })
    expect(aBrowser(forChild).visit.isForChild).toBe(true)
    expect(aBrowser(() => undefined).visit.isForChild).toBe(false)
  })

  test('begins at the sign-in where storage is forbidden', () => {
    const denied = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    expect(aBrowser(() => undefined, { local: denied, session: denied }).visit).toMatchObject({ view: 'sign-in', language: 'fr' })
  })
})
