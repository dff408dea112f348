import { describe, expect, it } from 'vitest'
import { childSignedIn } from '#domain/session/family'
import { signedIn, signedOut } from '#domain/session/session'
import { buildGrant } from '../../../../tests/builders/createTestTab.ts'
import { child, createStoredTab, fullSession, hana, rememberedSession } from '../../../../tests/builders/storedSession.ts'

describe('a sign-out', () => {
  it('[session.sign-out-marker] leaves the time of it under signOut, until the next sign-in', () => {
    const { session, device, clock } = createStoredTab()
    session.update(() => rememberedSession)
    session.end('player')
    expect(device.local.getItem('signOut')).toBe(String(clock.now().epochMilliseconds))
    session.update((before) => signedIn(before, { grant: buildGrant(2) }, true))
    expect(device.local.getItem('signOut')).toBeNull()
  })

  it('[session.sign-out-resets-session] leaves nothing of the account, here or on the device', () => {
    const { session, reload, stored } = createStoredTab()
    session.update(() => ({ ...childSignedIn(fullSession, child), credit: 4 }))
    session.end('player')
    expect(session.value).toEqual({ ...signedOut, skytrakLogin: true })
    expect(JSON.stringify(stored())).not.toMatch(/token|shop|hana|wren/i)
    expect(reload().session.value).toEqual({ ...signedOut, skytrakLogin: true })
  })

  it('[session.sign-out-keeps-remember-me] keeps the wish to be remembered', () => {
    const { session, reload } = createStoredTab()
    session.update(() => rememberedSession)
    session.end('player')
    expect([session.value.rememberMe, reload().session.value.rememberMe]).toEqual([true, true])
  })

  it('[session.sign-out-keeps-skytrak-flag] keeps the mark of a launch-monitor sign-in', () => {
    const { session, reload } = createStoredTab()
    session.update(() => fullSession)
    session.end('player')
    expect([session.value.skytrakLogin, reload().session.value.skytrakLogin]).toEqual([true, true])
  })

  it('tells why, unless it was the wish of the player', () => {
    const { session } = createStoredTab()
    session.update(() => fullSession)
    session.end('expired')
    expect(session.endedBecause).toBe('expired')
    session.end('player')
    expect(session.endedBecause).toBe('expired')
    session.update((before) => signedIn(before, { grant: buildGrant(2) }, false))
    expect(session.endedBecause).toBeUndefined()
    session.end('player')
    expect(session.endedBecause).toBeUndefined()
  })

  it('gives each sign-in a name of its own, which is no token', () => {
    const { session } = createStoredTab()
    session.update(() => rememberedSession)
    const before = session.id
    session.renew(buildGrant(2), session.epoch)
    expect(session.id).toBe(before)
    session.end('player')
    expect(session.id).toBeUndefined()
    session.update((now) => signedIn(now, { grant: buildGrant() }, true))
    expect([before, session.id].map((id) => typeof id)).toEqual(['string', 'string'])
    expect(session.id).not.toBe(before)
    expect(session.id).not.toBe(buildGrant().token)
  })

  it('is not undone by who writes late', () => {
    const { session, stored } = createStoredTab()
    session.update(() => rememberedSession)
    session.end('player')
    session.update((now) => ({ ...now, player: hana, credit: 4 }))
    session.renew(buildGrant(2), session.epoch - 1)
    expect(session.value).toEqual({ ...signedOut, rememberMe: true, skytrakLogin: true })
    expect(JSON.stringify(stored())).not.toMatch(/token|hana/i)
  })
})
