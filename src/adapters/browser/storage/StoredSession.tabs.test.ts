import { describe, expect, it } from 'vitest'
import { actingFor, childSignedIn } from '#domain/session/family'
import { type Session, signedIn } from '#domain/session/session'
import { buildGrant, buildSession } from '../../../../tests/builders/createTestTab.ts'
import { child, hana, page, remembered, whole } from '../../../../tests/builders/storedSession.ts'
import { createDevice, MemoryStorage, untilIdle } from '../createDevice.ts'
import type { BrowserEnvironment } from '../environment.ts'

describe('other tabs', () => {
  function twoTabs(session: Session, own: Partial<BrowserEnvironment> = {}) {
    const device = createDevice()
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
    const { first, second } = twoTabs(remembered, own)
    first.session.end('player')
    await untilIdle()
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
    first.session.renew(buildGrant(2), first.session.epoch)
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(2))
    expect(second.session.epoch).toBe(epoch)
    expect(second.reload().session.value.grant).toEqual(buildGrant(2))
  })

  it('act for the same child as before when they take over new tokens', async () => {
    const address = { current: 'https://www.clubhouse.example/?sub-account=wren' }
    const device = createDevice()
    const first = page(device)
    first.session.update(() => whole)
    first.session.update((now) => actingFor(childSignedIn(now, child), undefined))
    const copy = new MemoryStorage()
    for (const [key, value] of first.tabStorage.items) copy.setItem(key, value)
    const second = page(device, copy, { page: () => new URL(address.current) })
    expect(second.session.value.child).toEqual(child)
    first.session.renew(buildGrant(2), first.session.epoch)
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(2))
    address.current = 'https://www.clubhouse.example/lessons'
    expect(second.session.value.child).toBeUndefined()
  })

  it('of another sign-in take over nothing', async () => {
    const device = createDevice()
    const first = page(device)
    const second = page(device)
    first.session.update(() => whole)
    second.session.update(() => buildSession({ grant: buildGrant(7) }))
    first.session.renew(buildGrant(2), first.session.epoch)
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(7))
  })

  it('where nobody is signed in follow a sign-in that is remembered, and no other', async () => {
    const device = createDevice()
    const first = page(device)
    const second = page(device)
    first.session.update(() => whole)
    await untilIdle()
    expect(second.session.value.grant).toBeUndefined()
    first.session.update((now) => signedIn(now, { grant: buildGrant(2) }, true))
    await untilIdle()
    expect(second.session.value.grant).toEqual(buildGrant(2))
  })

  it('do not turn into somebody else under the eyes of a player', async () => {
    const { first, second } = twoTabs(remembered, { events: new EventTarget(), channel: () => undefined })
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
      const own = page(device, new MemoryStorage(), { events, channel: () => undefined })
      own.session.update(() => whole)
      const other = page(device)
      other.session.update(() => buildSession({ grant: buildGrant(7) }))
      other.session.end('player')
      other.session.update((now) => signedIn(now, { grant: buildGrant(8) }, false))
      events.dispatchEvent(new Event('pageshow'))
      expect(own.session.endedBecause).toBe('elsewhere')
      expect(other.session.value.grant).toEqual(buildGrant(8))
    })
  })

  it("keep their own session when this one's is not to be remembered", () => {
    const device = createDevice()
    const own = page(device)
    own.session.update(() => whole)
    const other = page(device)
    other.session.update(() => ({ ...remembered, grant: buildGrant(9) }))
    own.session.update((now) => ({ ...now, tokenSource: 'x' }))
    expect(page(device).session.value.grant).toEqual(buildGrant(9))
    expect(own.reload().session.value.grant).toEqual(buildGrant(1))
  })

  it('that say something strange are not believed', async () => {
    const { device, first } = twoTabs(whole)
    const channel = device.tab().channel('clubhouse.session')
    for (const said of [null, 'signed-out', { kind: 'renewed', id: 'x', grant: {} }, { kind: 'other' }]) channel?.postMessage(said)
    await untilIdle()
    expect(first.session.value).toEqual(whole)
  })
})
