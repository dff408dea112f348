import { describe, expect, it } from 'vitest'
import { actingFor, childSignedIn } from '#domain/session/family'
import { type Session, signedIn } from '#domain/session/session'
import { buildGrant, buildSession } from '../../../../tests/builders/createTestTab.ts'
import { child, createStoredTab, fullSession, hana, rememberedSession } from '../../../../tests/builders/storedSession.ts'
import { createDevice, MemoryStorage, untilIdle } from '../createDevice.ts'
import type { BrowserEnvironment } from '../environment.ts'
import { keys } from '../keys.ts'
import { recordWithoutChildren } from './SessionRecords.ts'

describe('other tabs', () => {
  function twoTabs(session: Session, own: Partial<BrowserEnvironment> = {}) {
    const device = createDevice()
    const first = createStoredTab(device)
    first.session.update(() => session)
    const copy = new MemoryStorage()
    for (const [key, value] of first.tabStorage.items) copy.setItem(key, value)
    return { device, first, second: createStoredTab(device, copy, own) }
  }

  it.each([
    ['remembered', rememberedSession],
    ['not remembered', fullSession],
  ])('hear of a sign-out at once: %s', async (_how, session) => {
    const { first, second } = twoTabs(session)
    const heard: Session[] = []
    second.session.changes.subscribe((now) => heard.push(now))
    first.session.end('player')
    await untilIdle()
    expect(second.session.value.grant).toBeUndefined()
    expect(second.session.endedBecause).toBe('elsewhere')
    expect(heard.at(-1)).toEqual(second.session.value)
    expect(second.reload().session.value.grant).toBeUndefined()
  })

  it.each([
    ['by storage alone', { channel: () => undefined }],
    ['by the channel alone', { events: new EventTarget() }],
  ])('hear of a sign-out %s', async (_how, own) => {
    const { first, second } = twoTabs(rememberedSession, own)
    first.session.end('player')
    await untilIdle()
    expect(second.session.endedBecause).toBe('elsewhere')
  })

  it('that were put aside look again when they are taken out', () => {
    const events = new EventTarget()
    const { first, second } = twoTabs(fullSession, { events, channel: () => undefined })
    first.session.end('player')
    events.dispatchEvent(new Event('pageshow'))
    expect(second.session.endedBecause).toBe('elsewhere')
  })

  it('that heard nothing do not bring the session back by writing', () => {
    const { first, second, device } = twoTabs(rememberedSession, { events: new EventTarget(), channel: () => undefined })
    first.session.end('player')
    second.session.update((now) => ({ ...now, player: hana }))
    expect(second.session.value.grant).toBeUndefined()
    expect([...device.local.items.values()].join()).not.toContain('token')
  })

  it.each([
    ['remembered', rememberedSession],
    ['not remembered', fullSession],
  ])('take over new tokens of the same session: %s', async (_how, session) => {
    const { first, second } = twoTabs(session)
    const { epoch } = second.session
    first.session.renew(buildGrant(2), first.session.epoch)
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(2))
    expect(second.session.epoch).toBe(epoch)
    expect(second.reload().session.value.grant).toEqual(buildGrant(2))
  })

  it('act for the same child as before when they take over new tokens', async () => {
    const address = { current: 'https://www.clubhouse.example/?sub-account=wren' }
    const device = createDevice()
    const first = createStoredTab(device)
    first.session.update(() => fullSession)
    first.session.update((now) => actingFor(childSignedIn(now, child), undefined))
    const copy = new MemoryStorage()
    for (const [key, value] of first.tabStorage.items) copy.setItem(key, value)
    const second = createStoredTab(device, copy, { page: () => new URL(address.current) })
    expect(second.session.value.child).toEqual(child)
    first.session.renew(buildGrant(2), first.session.epoch)
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(2))
    address.current = 'https://www.clubhouse.example/lessons'
    expect(second.session.value.child).toBeUndefined()
  })

  it('of another sign-in take over nothing', async () => {
    const device = createDevice()
    const first = createStoredTab(device)
    const second = createStoredTab(device)
    first.session.update(() => fullSession)
    second.session.update(() => buildSession({ grant: buildGrant(7) }))
    first.session.renew(buildGrant(2), first.session.epoch)
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(7))
  })

  describe('where nobody is signed in', () => {
    async function signedOutTabs() {
      const device = createDevice()
      const [first, second] = [createStoredTab(device), createStoredTab(device)]
      await untilIdle()
      return { first, second }
    }

    it('follow a sign-in that is remembered', async () => {
      const { first, second } = await signedOutTabs()
      first.session.update((now) => signedIn(now, { grant: buildGrant(2) }, true))
      await untilIdle()
      expect(second.session.value.grant).toEqual(buildGrant(2))
    })

    it('do not follow a sign-in that is not remembered', async () => {
      const { first, second } = await signedOutTabs()
      first.session.update(() => fullSession)
      await untilIdle()
      expect(second.session.value.grant).toBeUndefined()
    })
  })

  it('do not turn into somebody else under the eyes of a player', async () => {
    const { first, second } = twoTabs(rememberedSession, { events: new EventTarget(), channel: () => undefined })
    first.session.end('player')
    first.session.update((now) => signedIn(now, { grant: buildGrant(2) }, true))
    second.session.reread()
    expect(second.session.value.grant).toBeUndefined()
    expect(second.session.endedBecause).toBe('elsewhere')
    expect(first.reload().session.value.grant).toEqual(buildGrant(2))
  })

  describe('that slept through a sign-out and the next sign-in', () => {
    function asleep(session: Session, nextIsRemembered: boolean) {
      const events = new EventTarget()
      const { device, first, second } = twoTabs(session, { events, channel: () => undefined })
      first.session.end('player')
      first.session.update((now) => signedIn(now, { grant: buildGrant(2) }, nextIsRemembered))
      return { device, first, second, wake: () => events.dispatchEvent(new Event('pageshow')) }
    }
    const each = describe.each([
      ['remembered', 'remembered', rememberedSession, true],
      ['remembered', 'not remembered', rememberedSession, false],
      ['not remembered', 'remembered', fullSession, true],
      ['not remembered', 'not remembered', fullSession, false],
    ])

    each('with a session that was %s before one that is %s', (_before, _after, session, nextIsRemembered) => {
      it('are signed out when they wake', () => {
        const { first, second, wake } = asleep(session, nextIsRemembered)
        wake()
        expect(second.session.value.grant).toBeUndefined()
        expect(second.session.endedBecause).toBe('elsewhere')
        expect(first.session.value.grant).toEqual(buildGrant(2))
      })

      it('never load the ended session again', () => {
        const { second } = asleep(session, nextIsRemembered)
        expect(second.reload().session.value.grant).toEqual(nextIsRemembered ? buildGrant(2) : undefined)
        expect([...second.tabStorage.items.values()].join()).not.toContain('token-1')
      })

      it('write nothing of the ended session', () => {
        const { device, second } = asleep(session, nextIsRemembered)
        second.session.update((now) => ({ ...now, player: hana }))
        expect([...device.local.items.values(), ...second.tabStorage.items.values()].join()).not.toContain('token-1')
      })
    })

    it('are signed out of a sign-in of their own, too', () => {
      const device = createDevice()
      const events = new EventTarget()
      const own = createStoredTab(device, new MemoryStorage(), { events, channel: () => undefined })
      own.session.update(() => fullSession)
      const other = createStoredTab(device)
      other.session.update(() => buildSession({ grant: buildGrant(7) }))
      other.session.end('player')
      other.session.update((now) => signedIn(now, { grant: buildGrant(8) }, false))
      events.dispatchEvent(new Event('pageshow'))
      expect(own.session.endedBecause).toBe('elsewhere')
      expect(other.session.value.grant).toEqual(buildGrant(8))
    })
  })

  describe('that are opened later', () => {
    it('have a session that is not remembered, without its children', async () => {
      const device = createDevice()
      const first = createStoredTab(device)
      first.session.update(() => fullSession)
      first.session.update((now) => childSignedIn(now, child))
      const later = createStoredTab(device)
      await untilIdle()
      expect(later.session.value).toEqual({ ...fullSession, family: 'accept' })
      expect(later.session.id).toBe(first.session.id)
      expect([...later.tabStorage.items.values()].join()).not.toContain(child.token)
      expect(later.reload().session.value.grant).toEqual(buildGrant(1))
      first.session.end('player')
      await untilIdle()
      expect(later.session.endedBecause).toBe('elsewhere')
    })

    it('have no session by ticket', async () => {
      const device = createDevice()
      createStoredTab(device).session.update(() => ({ ...fullSession, byTicket: true }))
      const later = createStoredTab(device)
      await untilIdle()
      expect(later.session.value.grant).toBeUndefined()
    })

    it('have no session where their address signs somebody in', async () => {
      const device = createDevice()
      createStoredTab(device).session.update(() => fullSession)
      const secrets = { has: (name: string) => name === 'ticket', take: () => undefined }
      const later = createStoredTab(device, new MemoryStorage(), { secrets })
      await untilIdle()
      expect(later.session.value.grant).toBeUndefined()
    })

    it('have no session that has ended, whoever still holds it', async () => {
      const device = createDevice()
      const asleep = createStoredTab(device, new MemoryStorage(), { events: new EventTarget() })
      asleep.session.update(() => fullSession)
      device.local.setItem(keys.lastSignOut, '"x"')
      const later = createStoredTab(device)
      await untilIdle()
      expect(later.session.value.grant).toBeUndefined()
      expect(asleep.session.endedBecause).toBe('elsewhere')
    })

    it.each([
      ['have', undefined],
      ['have not', 'x'],
    ])('%s the session of an answer, given the last sign-out %s', async (_has, lastSignOut) => {
      const device = createDevice()
      if (lastSignOut) device.local.setItem(keys.lastSignOut, JSON.stringify(lastSignOut))
      const other = device.tab().channel('clubhouse.session')
      const session = recordWithoutChildren({ id: 'a', session: fullSession })
      other?.addEventListener('message', (event) => {
        if (event instanceof MessageEvent) other.postMessage({ ...event.data, kind: 'session-shared', session })
      })
      const later = createStoredTab(device)
      await untilIdle()
      expect(later.session.value.grant).toEqual(lastSignOut ? undefined : buildGrant(1))
    })

    it('are no tabs whose own session has ended', async () => {
      const { first, second } = twoTabs(fullSession, { events: new EventTarget(), channel: () => undefined })
      first.session.end('player')
      first.session.update((now) => signedIn(now, { grant: buildGrant(2) }, false))
      const reloaded = createStoredTab(first.device, second.tabStorage)
      await untilIdle()
      expect(reloaded.session.value.grant).toBeUndefined()
    })

    it('leave those alone that nobody answered before', async () => {
      const device = createDevice()
      const atSignIn = createStoredTab(device)
      await untilIdle()
      createStoredTab(device).session.update(() => fullSession)
      const later = createStoredTab(device)
      await untilIdle()
      expect(later.session.value.grant).toEqual(buildGrant(1))
      expect(atSignIn.session.value.grant).toBeUndefined()
    })

    it('stay signed out after a sign-out, although the answer to them is late', async () => {
      const device = createDevice()
      const first = createStoredTab(device)
      first.session.update(() => fullSession)
      const later = createStoredTab(device)
      first.session.end('player')
      await untilIdle()
      expect(later.session.value.grant).toBeUndefined()
    })

    it('keep a session of their own, although the answer to them is late', async () => {
      const device = createDevice()
      createStoredTab(device).session.update(() => fullSession)
      const later = createStoredTab(device)
      later.session.update(() => buildSession({ grant: buildGrant(7) }))
      await untilIdle()
      expect(later.session.value.grant).toEqual(buildGrant(7))
    })
  })

  it("keep their own session when this one's is not to be remembered", () => {
    const device = createDevice()
    const own = createStoredTab(device)
    own.session.update(() => fullSession)
    const other = createStoredTab(device)
    other.session.update(() => ({ ...rememberedSession, grant: buildGrant(9) }))
    own.session.update((now) => ({ ...now, tokenSource: 'x' }))
    expect(createStoredTab(device).session.value.grant).toEqual(buildGrant(9))
    expect(own.reload().session.value.grant).toEqual(buildGrant(1))
  })

  it('that say something strange are not believed', async () => {
    const { device, first } = twoTabs(fullSession)
    const channel = device.tab().channel('clubhouse.session')
    for (const said of [null, 'signed-out', { kind: 'renewed', id: 'x', grant: {} }, { kind: 'other' }]) channel?.postMessage(said)
    await untilIdle()
    expect(first.session.value).toEqual(fullSession)
  })
})
