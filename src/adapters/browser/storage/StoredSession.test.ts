import { describe, expect, it } from 'vitest'
import { actingFor, childSignedIn } from '#domain/session/family'
import { signedIn, signedOut } from '#domain/session/session'
import { buildGrant } from '../../../../tests/builders/createTestTab.ts'
import { child, createStoredTab, fullSession, rememberedSession, skytrakShop, wren } from '../../../../tests/builders/storedSession.ts'
import { createDevice, MemoryStorage, untilIdle } from '../createDevice.ts'
import { keys, laterKeys } from '../keys.ts'

describe('what outlives the page', () => {
  it.each([
    ['as long as the tab', fullSession],
    ['as long as the device', rememberedSession],
  ])('[session.only-three-states-persist] tokens, profile and flags, %s', (_how, session) => {
    const { session: first, reload } = createStoredTab()
    first.update(() => ({ ...session, credit: 4, creditV3: { left: 4, total: 10, expiring: [] } }))
    expect(reload().session.value).toEqual(session)
  })

  it('[session.only-three-states-persist] under three names, and nothing else', () => {
    const { session, http, stored } = createStoredTab()
    session.update(() => ({ ...fullSession, credit: 4711, deskTicket: { ticket: '4711-0815' } }))
    http.language.choose('fr')
    expect(new Set(stored().map(([key]) => key))).toEqual(new Set([keys.user, keys.language]))
    expect(JSON.stringify(stored())).not.toContain('4711')
  })

  it('ends with a sign-out, and so does what the device keeps of videos', () => {
    const { session, device } = createStoredTab()
    session.update(() => rememberedSession)
    device.local.setItem(laterKeys.outbox, '{"sessions":[],"subscriptions":[]}')
    device.local.setItem(laterKeys.watched, '{"player-hana":[]}')
    session.end('player')
    expect(new Set(device.local.items.keys())).toEqual(new Set([keys.user, keys.signOut, keys.lastSignOut]))
  })

  it.each([
    ['player', undefined],
    ['new-password', undefined],
    ['expired', '[]'],
  ] as const)('keeps drafts over a session that has ended because of %s: %s', (reason, drafts) => {
    const { session, tabStorage } = createStoredTab()
    session.update(() => rememberedSession)
    tabStorage.setItem(laterKeys.drafts, '[]')
    session.end(reason)
    expect(tabStorage.items.get(laterKeys.drafts)).toBe(drafts)
  })

  it.each([
    ['player', undefined],
    ['expired', '[]'],
  ] as const)('keeps drafts where a session has ended in another tab because of %s: %s', async (reason, drafts) => {
    const device = createDevice()
    const [first, second] = [createStoredTab(device), createStoredTab(device)]
    first.session.update(() => rememberedSession)
    second.session.reread()
    second.tabStorage.setItem(laterKeys.drafts, '[]')
    first.session.end(reason)
    await untilIdle()
    expect([second.session.value.grant, second.tabStorage.items.get(laterKeys.drafts)]).toEqual([undefined, drafts])
  })

  it('ends with the tab unless the player is to be remembered', () => {
    const device = createDevice()
    const forgetful = createStoredTab(device)
    forgetful.session.update(() => fullSession)
    expect(createStoredTab(device).session.value).toEqual({ ...signedOut, skytrakLogin: true })
    forgetful.session.update(() => rememberedSession)
    expect(createStoredTab(device).session.value).toEqual(rememberedSession)
  })

  it.each([
    ['as long as the tab', fullSession],
    ['as long as the device', rememberedSession],
  ])("[session.child-tokens-kept-apart] a child's session stays in its tab, beside the parent's, %s", (_how, session) => {
    const device = createDevice()
    const first = createStoredTab(device)
    first.session.update(() => session)
    first.session.update((now) => childSignedIn(now, child))
    first.session.update((now) => ({ ...now, player: wren, credit: 4711 }))
    const { value } = first.reload().session
    expect(value).toMatchObject({ grant: session.grant, child, player: { id: 'wren' }, family: 'accept' })
    expect(actingFor(value, undefined)).toMatchObject({ grant: session.grant, child: undefined, player: { id: 'hana' } })
    expect(createStoredTab(device).session.value).toEqual(
      session.rememberMe ? { ...rememberedSession, family: 'accept' } : { ...signedOut, skytrakLogin: true },
    )
    expect(JSON.stringify([...device.local.items.values()])).not.toMatch(/wren/i)
    expect(JSON.stringify(first.stored())).not.toContain('4711')
    first.session.update((now) => actingFor(now, undefined))
    const { session: again } = first.reload()
    expect(again.value).toMatchObject({ grant: session.grant, player: { id: 'hana' } })
    expect(again.value.child).toBeUndefined()
  })

  it('[session.skytrak-shop-values] keeps the launch-monitor shop apart from the club shop', () => {
    const { session, reload } = createStoredTab()
    session.update((before) => signedIn(before, { grant: buildGrant(), skytrakShop }, false))
    expect(reload().session.value).toMatchObject({ skytrakShop, grant: { shop: { token: 'shop-1', storeCode: 'ca_en' } } })
  })
})

describe('what was kept and is of no use', () => {
  it.each([
    ['half a record', '{"version": 1, "gra'],
    ['an older version', JSON.stringify({ version: 0, id: 'a', grant: buildGrant(), rememberMe: true, skytrakLogin: false })],
    ['a newer version', JSON.stringify({ version: 2, id: 'a', grant: buildGrant(), rememberMe: true, skytrakLogin: false })],
    ['a session without tokens', JSON.stringify({ version: 1, id: 'a', grant: { token: '' }, rememberMe: true, skytrakLogin: false })],
    ['something else', '[]'],
  ])('is passed over: %s', (_what, text) => {
    const device = createDevice()
    device.local.setItem(keys.user, text)
    const { session, storage } = createStoredTab(device)
    const troubles: string[] = []
    storage.troubled.subscribe((trouble) => troubles.push(trouble))
    expect(session.value).toEqual(signedOut)
    expect(troubles).toEqual(['unreadable'])
    session.update(() => rememberedSession)
    expect(createStoredTab(device).session.value).toEqual(rememberedSession)
  })

  it('does not stop a session where nothing can be kept', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { session } = createStoredTab(createDevice(), new MemoryStorage(), { localStorage: forbidden, sessionStorage: forbidden })
    session.update(() => rememberedSession)
    expect(session.value).toEqual(rememberedSession)
    session.end('player')
    expect(session.value).toEqual({ ...signedOut, rememberMe: true, skytrakLogin: true })
  })

  it('and cleared by the player in the middle of a session is written again', () => {
    const { session, device, reload } = createStoredTab()
    session.update(() => rememberedSession)
    device.local.items.clear()
    session.update((now) => ({ ...now, tokenSource: 'x' }))
    expect(reload().session.value).toEqual({ ...rememberedSession, tokenSource: 'x' })
  })
})
