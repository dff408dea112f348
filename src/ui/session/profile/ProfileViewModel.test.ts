import { describe, expect, test } from 'vitest'
import type { ProfileAnswer, Profiles } from '#app/session/ports/Profiles'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { Failure } from '#app/shared/failure'
import type { Player } from '#domain/session/player'
import { type Profile, type ProfileDetails, profileFields } from '#domain/session/profile'
import { signedOut } from '#domain/session/session'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { PrefecturesModel } from './PrefecturesModel.ts'
import { ProfileViewModel } from './ProfileViewModel.ts'

const clock = new FixedClock('2026-05-13T17:30:00Z')
const hana: Player = {
  ...{ id: 'hana', firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@club.example', userType: 1, hand: 'right' },
  ...{ metricDistances: false, metricSpeeds: false },
}

function detailsWith(changes: Partial<ProfileDetails>): ProfileDetails {
  const empty: Record<string, string> = Object.fromEntries(profileFields.map((field) => [field, '']))
  const { firstName = '', lastName = '' } = empty
  const [altFirstName, altLastName, birthday, gender, phone] = ['', '', '1988-04-17', '', '']
  const [street1, street2, city, postalCode, state, pref] = ['', '', 'Chicago', '', '', '']
  const rest = { altFirstName, altLastName, birthday, gender, phone, street1, street2, city, postalCode, state, pref }
  return { firstName, lastName, hand: 'r', ...rest, ...changes }
}

class ProfilesInMemory implements Profiles {
  profile: Profile = { details: detailsWith({ firstName: 'Hana', lastName: 'Lindqvist' }), subscriptions: [] }
  answer: () => Promise<ProfileAnswer> = async () => ({ kind: 'updated' })
  readonly told: unknown[] = []

  async read(): Promise<Profile> {
    return this.profile
  }

  update(details: ProfileDetails): Promise<ProfileAnswer> {
    this.told.push(details)
    return this.answer()
  }

  updateHand(letter: string): Promise<ProfileAnswer> {
    this.told.push(letter)
    return this.answer()
  }
}

async function aModel(isJapan = false, drafts = new DraftsInMemory()) {
  const session = new SessionInMemory({ ...signedOut, grant: { token: 't', refreshToken: 'r', shop: {} }, player: hana })
  const profiles = new ProfilesInMemory()
  const asked: string[] = []
  const prefectures = {
    all: async () => {
      asked.push('prefectures')
      return []
    },
  }
  const update = new UpdateProfile(profiles, session, { isJapan }, clock)
  const model = new ProfileViewModel(session, profiles, drafts, update, new PrefecturesModel(prefectures, { isJapan }))
  model.start()
  await turn()
  return { model, profiles, session, asked, drafts }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

describe('saving', () => {
  test('[session.profile-update-states] goes empty, wait, updated', async () => {
    const { model, session } = await aModel()
    model.change('firstName', 'Hanna')
    expect([model.operation.state, model.isUnsent]).toEqual(['idle', true])
    const saving = model.save()
    expect(model.operation.state).toBe('wait')
    await saving
    expect([model.operation.state, model.isUnsent]).toEqual(['updated', false])
    expect(session.value.player?.firstName).toBe('Hanna')
  })

  test('[session.profile-update-reset] is back to empty once whoever saved has left', async () => {
    const { model, session } = await aModel()
    model.change('firstName', 'Hanna')
    await model.save()
    session.end()
    expect([model.operation.state, model.typed]).toEqual(['idle', undefined])
  })

  test('[session.handedness-update-alone] tells the hand alone where it alone has changed', async () => {
    const { model, profiles, session } = await aModel()
    model.change('hand', 'l')
    await model.save()
    expect(profiles.told).toEqual(['l'])
    expect(session.value.player?.hand).toBe('left')
  })

  test('is asked for once, however often it is pressed', async () => {
    const { model, profiles } = await aModel()
    model.change('city', 'Evanston')
    await Promise.all([model.save(), model.save()])
    expect(profiles.told).toHaveLength(1)
  })

  test('tells nothing where nothing has changed', async () => {
    const { model, profiles } = await aModel()
    await model.save()
    expect(model.problem).toEqual({ kind: 'unchanged' })
    expect(profiles.told).toEqual([])
  })
})

describe('a refusal', () => {
  test('stands at its fields, is kept, and is gone with the next change', async () => {
    const { model, profiles } = await aModel()
    const payload = { code: 422 }
    profiles.answer = async () => ({ kind: 'refused', fields: { city: 'too-long' }, payload })
    model.change('city', 'Llanfair')
    await model.save()
    expect([model.problems, model.typed?.city]).toEqual([{ city: 'too-long' }, 'Llanfair'])
    expect(model.problem).toMatchObject({ payload })
    model.change('city', 'Llan')
    expect(model.problems).toEqual({})
  })

  test('[session.rejection-keeps-response-body] [session.rejection-clears-loading] of another kind keeps its answer, and nothing stays busy', async () => {
    const { model, profiles } = await aModel()
    profiles.answer = async () => Promise.reject(new Failure('rejected', { code: 50300, body: { code: 50300 } }))
    model.change('city', 'Evanston')
    await model.save()
    expect([model.saving.failure?.body, model.saving.busy, model.operation.state]).toEqual([{ code: 50300 }, false, 'idle'])
    expect(model.typed?.city).toBe('Evanston')
  })
})

test('prefectures are asked for in Japan alone', async () => {
  expect((await aModel(true)).asked).toEqual(['prefectures'])
  expect((await aModel(false)).asked).toEqual([])
})

describe('what was typed and not saved', () => {
  test('is there again after a reload, over what the club knows by then', async () => {
    const { model, drafts } = await aModel()
    model.change('firstName', 'Hanna')
    model.dispose()
    const { model: reloaded } = await aModel(false, drafts)
    expect([reloaded.typed?.firstName, reloaded.isUnsent]).toEqual(['Hanna', true])
  })

  test('brings back no phone number, which an earlier version of the form asked for', async () => {
    const drafts = new DraftsInMemory()
    drafts.kept.set('profile', { phone: '312', city: 'Evanston' })
    const { model } = await aModel(false, drafts)
    expect([model.typed?.phone, model.typed?.city]).toEqual(['', 'Evanston'])
  })

  test('waits for the player whose session has expired, and is forgotten once it is saved', async () => {
    const { model, drafts, session } = await aModel()
    model.change('firstName', 'Hanna')
    session.end()
    expect(drafts.kept.get('profile')).toEqual({ firstName: 'Hanna' })
    const { model: later } = await aModel(false, drafts)
    await later.save()
    expect(drafts.kept.size).toBe(0)
  })
})
