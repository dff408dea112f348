import { describe, expect, test } from 'vitest'
import type { Profile, ProfileDetails } from '#domain/session/profile'
import { FixedClock } from '../../../tests/builders/schedulingPorts.ts'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import type { ProfileAnswer } from './ports/Profiles.ts'
import { UpdateProfile } from './UpdateProfile.ts'

const details: ProfileDetails = {
  ...{ firstName: 'Hana', lastName: 'Ito', altFirstName: '', altLastName: '', hand: 'r', birthday: '1990-02-28', gender: 'f' },
  ...{ street1: '5 Elm Street', street2: '', city: 'Evanston', postalCode: '60201', state: 'IL', pref: '', phone: '' },
}
const profile: Profile = { details, subscriptions: [] }

function aClub({ answer = { kind: 'updated' }, isJapan = false }: { readonly answer?: ProfileAnswer; readonly isJapan?: boolean } = {}) {
  const session = new SessionInMemory()
  const requests: unknown[] = []
  const profiles = {
    read: async () => profile,
    update: async (...words: readonly unknown[]) => {
      requests.push(words)
      return answer
    },
    updateHand: async (letter: string) => {
      requests.push(letter)
      return answer
    },
  }
  const update = new UpdateProfile(profiles, session, { isJapan }, new FixedClock('2026-05-14T03:00:00Z'))
  return { session, requests, update: (own: Partial<ProfileDetails>) => update.execute(profile, { ...details, ...own }) }
}

describe('a profile', () => {
  test('that has not changed is not sent', async () => {
    const { update, requests } = aClub()
    expect(await update({})).toEqual({ kind: 'unchanged' })
    expect(requests).toEqual([])
  })

  test('whose hand alone has changed is sent as that', async () => {
    const { update, requests } = aClub()
    expect(await update({ hand: 'l' })).toEqual({ kind: 'updated', profile: { ...profile, details: { ...details, hand: 'l' } } })
    expect(requests).toEqual(['l'])
  })

  test.each([
    ['another field', { city: 'Chicago' }],
    ['the hand and another field', { hand: 'l', city: 'Chicago' }],
  ])('of which %s has changed is sent with all that is asked for', async (_what, own) => {
    const { update, requests } = aClub()
    await update(own)
    expect(requests).toEqual([[{ ...details, ...own }, expect.arrayContaining(['hand', 'city', 'state', 'phone'])]])
  })

  test('on the site of Japan is sent with its prefecture', async () => {
    const { update, requests } = aClub({ isJapan: true })
    await update({ pref: '13' })
    expect(requests).toEqual([[{ ...details, pref: '13' }, expect.not.arrayContaining(['state'])]])
  })

  test('that can’t be written is not sent', async () => {
    const { update, requests, session } = aClub()
    expect(await update({ firstName: ' ' })).toEqual({ kind: 'refused', fields: { firstName: 'missing' } })
    expect([requests, session.value.player]).toEqual([[], hana])
  })

  test('can’t tell a birthday of tomorrow, as it is where the player is', async () => {
    const { update } = aClub()
    expect(await update({ birthday: '2026-05-14' })).toEqual({ kind: 'refused', fields: { birthday: 'not-yet' } })
    expect(await update({ birthday: '2026-05-13' })).toMatchObject({ kind: 'updated' })
  })
})

describe('the session', () => {
  test('has the new name and hand at once', async () => {
    const { update, session } = aClub()
    await update({ firstName: ' Hanako ', altFirstName: 'ハナコ', hand: 'l' })
    expect(session.value.player).toEqual({
      ...hana,
      firstName: 'Hanako',
      lastName: 'Ito',
      altFirstName: 'ハナコ',
      altLastName: '',
      hand: 'left',
    })
  })

  test('stays as it was where the club refuses', async () => {
    const answer: ProfileAnswer = { kind: 'refused', fields: { city: 'refused' }, payload: {} }
    const { update, session } = aClub({ answer })
    expect(await update({ city: 'Nowhere' })).toBe(answer)
    expect(session.value.player).toEqual(hana)
  })

  test('gets no player where nobody has been read', async () => {
    const { update, session } = aClub()
    session.update((before) => ({ ...before, player: undefined }))
    await update({ city: 'Chicago' })
    expect(session.value.player).toBeUndefined()
  })
})
