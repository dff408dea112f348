import { describe, expect, test } from 'vitest'
import type { ProfileSource } from '#domain/session/profileSource'
import type { Session } from '#domain/session/session'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { ReadProfile } from './ReadProfile.ts'

const li = { ...hana, id: 'player-li', firstName: 'Li' }
const wren = { id: 'wren', name: { firstName: 'Wren', lastName: 'Ito' }, token: 'c', shop: {}, isSubAccount: true }
const never = () => Promise.reject(new Error('Nobody asks for this here'))

function anAccount(own: Partial<Session> = {}) {
  const session = new SessionInMemory(own)
  const asked: (ProfileSource | undefined)[] = []
  const introduced: (string | undefined)[] = []
  const readLi = async (of?: ProfileSource) => {
    asked.push(of)
    return li
  }
  const accounts = { profile: readLi, credit: never, creditV3: never }
  const profile = new ReadProfile(accounts, session, () => introduced.push(session.value.player?.id))
  return { session, asked, introduced, profile }
}

describe('the profile', () => {
  test('is kept with the session, and then customer care is told who is here', async () => {
    const { session, introduced, profile } = anAccount()
    expect(await profile.execute()).toBe(li)
    expect([session.value.player, introduced]).toEqual([li, ['player-li']])
  })

  test('changes nothing if it is the one that is known', async () => {
    const { session, profile } = anAccount({ player: { ...li } })
    const before = session.value
    await profile.execute()
    expect(session.value).toBe(before)
  })

  test('is not kept where nobody is signed in any more', async () => {
    const { session, profile } = anAccount()
    const reading = profile.execute()
    session.end()
    await reading
    expect(session.value.player).toBeUndefined()
  })

  test.each<readonly [string, Partial<Session>, ProfileSource]>([
    ['a club’s player', {}, 'club'],
    ['a launch monitor’s customer', { isSkytrak: true }, 'launch-monitor'],
    ['a child of a launch monitor’s customer', { isSkytrak: true, child: wren }, 'club'],
  ])('of %s is read where it is', async (_who, own, of) => {
    const { asked, profile } = anAccount(own)
    await profile.execute()
    expect(asked).toEqual([of])
  })
})
