import { describe, expect, it } from 'vitest'
import { actingFor, childSignedIn } from '#domain/session/family'
import type { Player } from '#domain/session/player'
import { type Session, signedIn, signedOut } from '#domain/session/session'
import { aGrant, aSession, aTab } from '../rest/aTab.ts'
import { aDevice, MemoryStorage, rest } from './aDevice.ts'
import { keys, laterKeys } from './keys.ts'
import type { Surroundings } from './surroundings.ts'

const hana: Player = {
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

const skytrakShop = { token: 'monitor-token', storeCode: 'monitor' }
const whole: Session = aSession({ player: hana, skytrakShop, tokenSource: 'password', skytrakLogin: true })
const remembered: Session = { ...whole, rememberMe: true }
const wren: Player = { ...hana, id: 'wren', firstName: 'Wren' }
const child = {
  id: 'wren',
  name: { firstName: 'Wren', lastName: 'Lindqvist' },
  token: 'token-wren',
  shop: { token: 'shop-wren' },
  isSubAccount: true,
}

/** A page on this device, in a tab that keeps `session` storage over a reload. */
function page(device = aDevice(), session = new MemoryStorage(), own: Partial<Surroundings> = {}) {
  const tab = aTab(() => Response.json({}), { device, sessionStorage: () => session, ...own })
  const stored = () => [...device.local.items.entries(), ...session.items.entries()]
  return { ...tab, device, tabStorage: session, reload: () => page(device, session, own), stored }
}

describe('what outlives the page', () => {
  it.each([
    ['as long as the tab', whole],
    ['as long as the device', remembered],
  ])('[session.only-three-states-persist] tokens, profile and flags, %s', (_how, session) => {
    const { session: first, reload } = page()
    first.update(() => ({ ...session, credit: 4, creditV3: { left: 4, total: 10, expiring: [] } }))
    expect(reload().session.value).toEqual(session)
  })

  it('[session.only-three-states-persist] under three names, and nothing else', () => {
    const { session, line, stored } = page()
    session.update(() => ({ ...whole, credit: 4711, deskTicket: { ticket: '4711-0815' } }))
    line.language.choose('fr')
    expect(new Set(stored().map(([key]) => key))).toEqual(new Set([keys.user, keys.language]))
    expect(JSON.stringify(stored())).not.toContain('4711')
  })

  it('ends with a sign-out, and so does what the device keeps of videos', () => {
    const { session, device } = page()
    session.update(() => remembered)
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
    const { session, tabStorage } = page()
    session.update(() => remembered)
    tabStorage.setItem(laterKeys.drafts, '[]')
    session.end(reason)
    expect(tabStorage.items.get(laterKeys.drafts)).toBe(drafts)
  })

  it.each([
    ['player', undefined],
    ['expired', '[]'],
  ] as const)('keeps drafts where a session has ended in another tab because of %s: %s', async (reason, drafts) => {
    const device = aDevice()
    const [first, second] = [page(device), page(device)]
    first.session.update(() => remembered)
    second.session.reread()
    second.tabStorage.setItem(laterKeys.drafts, '[]')
    first.session.end(reason)
    await rest()
    expect([second.session.value.grant, second.tabStorage.items.get(laterKeys.drafts)]).toEqual([undefined, drafts])
  })

  it('ends with the tab unless the player is to be remembered', () => {
    const device = aDevice()
    const forgetful = page(device)
    forgetful.session.update(() => whole)
    expect(page(device).session.value).toEqual({ ...signedOut, skytrakLogin: true })
    forgetful.session.update(() => remembered)
    expect(page(device).session.value).toEqual(remembered)
  })

  it.each([
    ['as long as the tab', whole],
    ['as long as the device', remembered],
  ])("[session.child-tokens-kept-apart] a child's session stays in its tab, beside the parent's, %s", (_how, session) => {
    const device = aDevice()
    const first = page(device)
    first.session.update(() => session)
    first.session.update((now) => childSignedIn(now, child))
    first.session.update((now) => ({ ...now, player: wren, credit: 4711 }))
    const { value } = first.reload().session
    expect(value).toMatchObject({ grant: session.grant, child, player: { id: 'wren' }, family: 'accept' })
    expect(actingFor(value, undefined)).toMatchObject({ grant: session.grant, child: undefined, player: { id: 'hana' } })
    expect(page(device).session.value).toEqual(
      session.rememberMe ? { ...remembered, family: 'accept' } : { ...signedOut, skytrakLogin: true },
    )
    expect(JSON.stringify([...device.local.items.values()])).not.toMatch(/wren/i)
    expect(JSON.stringify(first.stored())).not.toContain('4711')
    first.session.update((now) => actingFor(now, undefined))
    const { session: again } = first.reload()
    expect(again.value).toMatchObject({ grant: session.grant, player: { id: 'hana' } })
    expect(again.value.child).toBeUndefined()
  })

  it('[session.skytrak-shop-values] keeps the launch-monitor shop apart from the club shop', () => {
    const { session, reload } = page()
    session.update((before) => signedIn(before, { grant: aGrant(), skytrakShop }, false))
    expect(reload().session.value).toMatchObject({ skytrakShop, grant: { shop: { token: 'shop-1', storeCode: 'ca_en' } } })
  })
})

describe('what was kept and is of no use', () => {
  it.each([
    ['half a record', '{"version": 1, "gra'],
    ['an older version', JSON.stringify({ version: 0, id: 'a', grant: aGrant(), rememberMe: true, skytrakLogin: false })],
    ['a newer version', JSON.stringify({ version: 2, id: 'a', grant: aGrant(), rememberMe: true, skytrakLogin: false })],
    ['a session without tokens', JSON.stringify({ version: 1, id: 'a', grant: { token: '' }, rememberMe: true, skytrakLogin: false })],
    ['something else', '[]'],
  ])('is passed over: %s', (_what, text) => {
    const device = aDevice()
    device.local.setItem(keys.user, text)
    const { session, storage } = page(device)
    const troubles: string[] = []
    storage.troubled.subscribe((trouble) => troubles.push(trouble))
    expect(session.value).toEqual(signedOut)
    expect(troubles).toEqual(['unreadable'])
    session.update(() => remembered)
    expect(page(device).session.value).toEqual(remembered)
  })

  it('does not stop a session where nothing can be kept', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { session } = page(aDevice(), new MemoryStorage(), { localStorage: forbidden, sessionStorage: forbidden })
    session.update(() => remembered)
    expect(session.value).toEqual(remembered)
    session.end('player')
    expect(session.value).toEqual({ ...signedOut, rememberMe: true, skytrakLogin: true })
  })

  it('and cleared by the player in the middle of a session is written again', () => {
    const { session, device, reload } = page()
    session.update(() => remembered)
    device.local.items.clear()
    session.update((now) => ({ ...now, tokenSource: 'x' }))
    expect(reload().session.value).toEqual({ ...remembered, tokenSource: 'x' })
  })
})

describe('a sign-out', () => {
  it('[session.sign-out-marker] leaves the time of it under signOut, until the next sign-in', () => {
    const { session, device, clock } = page()
    session.update(() => remembered)
    session.end('player')
    expect(device.local.getItem('signOut')).toBe(String(clock.now().epochMilliseconds))
    session.update((before) => signedIn(before, { grant: aGrant(2) }, true))
    expect(device.local.getItem('signOut')).toBeNull()
  })

  it('[session.sign-out-resets-session] leaves nothing of the account, here or on the device', () => {
    const { session, reload, stored } = page()
    session.update(() => ({ ...childSignedIn(whole, child), credit: 4 }))
    session.end('player')
    expect(session.value).toEqual({ ...signedOut, skytrakLogin: true })
    expect(JSON.stringify(stored())).not.toMatch(/token|shop|hana|wren/i)
    expect(reload().session.value).toEqual({ ...signedOut, skytrakLogin: true })
  })

  it('[session.sign-out-keeps-remember-me] keeps the wish to be remembered', () => {
    const { session, reload } = page()
    session.update(() => remembered)
    session.end('player')
    expect([session.value.rememberMe, reload().session.value.rememberMe]).toEqual([true, true])
  })

  it('[session.sign-out-keeps-skytrak-flag] keeps the mark of a launch-monitor sign-in', () => {
    const { session, reload } = page()
    session.update(() => whole)
    session.end('player')
    expect([session.value.skytrakLogin, reload().session.value.skytrakLogin]).toEqual([true, true])
  })

  it('tells why, unless it was the wish of the player', () => {
    const { session } = page()
    session.update(() => whole)
    session.end('expired')
    expect(session.endedBecause).toBe('expired')
    session.end('player')
    expect(session.endedBecause).toBe('expired')
    session.update((before) => signedIn(before, { grant: aGrant(2) }, false))
    expect(session.endedBecause).toBeUndefined()
    session.end('player')
    expect(session.endedBecause).toBeUndefined()
  })

  it('gives each sign-in a name of its own, which is no token', () => {
    const { session } = page()
    session.update(() => remembered)
    const before = session.id
    session.renew(aGrant(2), session.epoch)
    expect(session.id).toBe(before)
    session.end('player')
    expect(session.id).toBeUndefined()
    session.update((now) => signedIn(now, { grant: aGrant() }, true))
    expect([before, session.id].map((id) => typeof id)).toEqual(['string', 'string'])
    expect(session.id).not.toBe(before)
    expect(session.id).not.toBe(aGrant().token)
  })

  it('is not undone by who writes late', () => {
    const { session, stored } = page()
    session.update(() => remembered)
    session.end('player')
    session.update((now) => ({ ...now, player: hana, credit: 4 }))
    session.renew(aGrant(2), session.epoch - 1)
    expect(session.value).toEqual({ ...signedOut, rememberMe: true, skytrakLogin: true })
    expect(JSON.stringify(stored())).not.toMatch(/token|hana/i)
  })
})

describe('other tabs', () => {
  function twoTabs(session: Session, own: Partial<Surroundings> = {}) {
    const device = aDevice()
    const first = page(device)
    first.session.update(() => session)
    const copy = new MemoryStorage()
    for (const [key, value] of first.tabStorage.items) copy.setItem(key, value)
    return { device, first, second: page(device, copy, own) }
  }

  it.each([
    ['remembered', remembered],
    ['not remembered', whole],
  ])('hear of a sign-out at once: %s', async (_how, session) => {
    const { first, second } = twoTabs(session)
    const heard: Session[] = []
    second.session.changes.subscribe((now) => heard.push(now))
    first.session.end('player')
    await rest()
    expect(second.session.value.grant).toBeUndefined()
    expect(second.session.endedBecause).toBe('elsewhere')
    expect(heard.at(-1)).toEqual(second.session.value)
    expect(second.reload().session.value.grant).toBeUndefined()
  })

  it.each([
    ['by storage alone', { channel: () => undefined }],
    ['by the channel alone', { events: new EventTarget() }],
  ])('hear of a sign-out %s', async (_how, own) => {
    const { first, second } = twoTabs(remembered, own)
    first.session.end('player')
    await rest()
    expect(second.session.endedBecause).toBe('elsewhere')
  })

  it('that were put aside look again when they are taken out', () => {
    const events = new EventTarget()
    const { first, second } = twoTabs(whole, { events, channel: () => undefined })
    first.session.end('player')
    events.dispatchEvent(new Event('pageshow'))
    expect(second.session.endedBecause).toBe('elsewhere')
  })

  it('that heard nothing do not bring the session back by writing', () => {
    const { first, second, device } = twoTabs(remembered, { events: new EventTarget(), channel: () => undefined })
    first.session.end('player')
    second.session.update((now) => ({ ...now, player: hana }))
    expect(second.session.value.grant).toBeUndefined()
    expect([...device.local.items.values()].join()).not.toContain('token')
  })

  it.each([
    ['remembered', remembered],
    ['not remembered', whole],
  ])('take over new tokens of the same session: %s', async (_how, session) => {
    const { first, second } = twoTabs(session)
    const { epoch } = second.session
    first.session.renew(aGrant(2), first.session.epoch)
    await rest()
    expect(second.session.value.grant).toEqual(aGrant(2))
    expect(second.session.epoch).toBe(epoch)
    expect(second.reload().session.value.grant).toEqual(aGrant(2))
  })

  it('act for the same child as before when they take over new tokens', async () => {
    const address = { current: 'https://www.clubhouse.example/?sub-account=wren' }
    const device = aDevice()
    const first = page(device)
    first.session.update(() => whole)
    first.session.update((now) => actingFor(childSignedIn(now, child), undefined))
    const copy = new MemoryStorage()
    for (const [key, value] of first.tabStorage.items) copy.setItem(key, value)
    const second = page(device, copy, { page: () => new URL(address.current) })
    expect(second.session.value.child).toEqual(child)
    first.session.renew(aGrant(2), first.session.epoch)
    await rest()
    expect(second.session.value.grant).toEqual(aGrant(2))
    address.current = 'https://www.clubhouse.example/lessons'
    expect(second.session.value.child).toBeUndefined()
  })

  it('of another sign-in take over nothing', async () => {
    const device = aDevice()
    const first = page(device)
    const second = page(device)
    first.session.update(() => whole)
    second.session.update(() => aSession({ grant: aGrant(7) }))
    first.session.renew(aGrant(2), first.session.epoch)
    await rest()
    expect(second.session.value.grant).toEqual(aGrant(7))
  })

  it('where nobody is signed in follow a sign-in that is remembered, and no other', async () => {
    const device = aDevice()
    const first = page(device)
    const second = page(device)
    first.session.update(() => whole)
    await rest()
    expect(second.session.value.grant).toBeUndefined()
    first.session.update((now) => signedIn(now, { grant: aGrant(2) }, true))
    await rest()
    expect(second.session.value.grant).toEqual(aGrant(2))
  })

  it('do not turn into somebody else under the eyes of a player', async () => {
    const { first, second } = twoTabs(remembered, { events: new EventTarget(), channel: () => undefined })
    first.session.end('player')
    first.session.update((now) => signedIn(now, { grant: aGrant(2) }, true))
    second.session.reread()
    expect(second.session.value.grant).toBeUndefined()
    expect(second.session.endedBecause).toBe('elsewhere')
    expect(first.reload().session.value.grant).toEqual(aGrant(2))
  })

  describe('that slept through a sign-out and the next sign-in', () => {
    function asleep(session: Session, nextIsRemembered: boolean) {
      const events = new EventTarget()
      const { device, first, second } = twoTabs(session, { events, channel: () => undefined })
      first.session.end('player')
      first.session.update((now) => signedIn(now, { grant: aGrant(2) }, nextIsRemembered))
      return { device, first, second, wake: () => events.dispatchEvent(new Event('pageshow')) }
    }
    const each = describe.each([
      ['remembered', 'remembered', remembered, true],
      ['remembered', 'not remembered', remembered, false],
      ['not remembered', 'remembered', whole, true],
      ['not remembered', 'not remembered', whole, false],
    ])

    each('with a session that was %s before one that is %s', (_before, _after, session, nextIsRemembered) => {
      it('are signed out when they wake', () => {
        const { first, second, wake } = asleep(session, nextIsRemembered)
        wake()
        expect(second.session.value.grant).toBeUndefined()
        expect(second.session.endedBecause).toBe('elsewhere')
        expect(first.session.value.grant).toEqual(aGrant(2))
      })

      it('never load the ended session again', () => {
        const { second } = asleep(session, nextIsRemembered)
        expect(second.reload().session.value.grant).toEqual(nextIsRemembered ? aGrant(2) : undefined)
        expect([...second.tabStorage.items.values()].join()).not.toContain('token-1')
      })

      it('write nothing of the ended session', () => {
        const { device, second } = asleep(session, nextIsRemembered)
        second.session.update((now) => ({ ...now, player: hana }))
        expect([...device.local.items.values(), ...second.tabStorage.items.values()].join()).not.toContain('token-1')
      })
    })

    it('are signed out of a sign-in of their own, too', () => {
      const device = aDevice()
      const events = new EventTarget()
      const own = page(device, new MemoryStorage(), { events, channel: () => undefined })
      own.session.update(() => whole)
      const other = page(device)
      other.session.update(() => aSession({ grant: aGrant(7) }))
      other.session.end('player')
      other.session.update((now) => signedIn(now, { grant: aGrant(8) }, false))
      events.dispatchEvent(new Event('pageshow'))
      expect(own.session.endedBecause).toBe('elsewhere')
      expect(other.session.value.grant).toEqual(aGrant(8))
    })
  })

  it("keep their own session when this one's is not to be remembered", () => {
    const device = aDevice()
    const own = page(device)
    own.session.update(() => whole)
    const other = page(device)
    other.session.update(() => ({ ...remembered, grant: aGrant(9) }))
    own.session.update((now) => ({ ...now, tokenSource: 'x' }))
    expect(page(device).session.value.grant).toEqual(aGrant(9))
    expect(own.reload().session.value.grant).toEqual(aGrant(1))
  })

  it('that say something strange are not believed', async () => {
    const { device, first } = twoTabs(whole)
    const channel = device.tab().channel('clubhouse.session')
    for (const said of [null, 'signed-out', { kind: 'renewed', id: 'x', grant: {} }, { kind: 'other' }]) channel?.postMessage(said)
    await rest()
    expect(first.session.value).toEqual(whole)
  })
})

describe('the page asks for a child', () => {
  const bee = { ...child, id: 'bee', token: 'token-bee' }

  function asked(query: string, ...children: readonly (typeof child)[]) {
    const address = { current: `/${query}` }
    const tab = page(aDevice(), new MemoryStorage(), { page: () => new URL(address.current, 'https://www.clubhouse.example') })
    tab.session.update(() => remembered)
    for (const each of children) tab.session.update((now) => childSignedIn(now, each))
    tab.session.update((now) => actingFor(now, undefined))
    return { ...tab, goTo: (to: string) => void Object.assign(address, { current: to }) }
  }

  it.each([
    ['?sub-account=wren', [child, bee], 'wren'],
    ['?sub-account=true', [child], 'wren'],
    ['?sub-account=true', [child, bee], undefined],
    ['?sub-account=true', [], undefined],
    ['?sub-account=wren', [], undefined],
    ['?sub-account=cuckoo', [child], undefined],
    ['?sub-account=hana', [child], undefined],
    ['?sub-account=', [child], undefined],
    ['?sub-account=..%2Fadmin', [child], undefined],
    ['?SUB-ACCOUNT=wren', [child], undefined],
    ['', [child], undefined],
  ])('[session.sub-account-parameter-read] %s among %j', (query, children, id) => {
    expect(asked(query, ...children).session.value.child?.id).toBe(id)
  })

  it('for as long as it is the page, and leaves who was chosen as it is', () => {
    const { session, goTo } = asked('?sub-account=wren', child, bee)
    expect(session.value).toBe(session.value)
    session.update((now) => ({ ...now, player: wren, credit: 3 }))
    expect(session.value).toMatchObject({ child, player: wren, credit: 3 })
    goTo('/lessons')
    expect(session.value).toMatchObject({ child: undefined, player: hana, credit: undefined })
    session.update((now) => actingFor(now, bee))
    goTo('/?sub-account=wren')
    expect(session.value).toMatchObject({ child, player: wren, credit: 3 })
    goTo('/')
    expect(session.value).toMatchObject({ child: bee, player: undefined })
  })
})
