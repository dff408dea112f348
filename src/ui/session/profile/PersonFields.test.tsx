import { expect, test } from 'vitest'
import { UpdateProfile } from '#app/session/UpdateProfile'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { PersonFields } from './PersonFields.tsx'
import { PrefecturesModel } from './PrefecturesModel.ts'
import { ProfileViewModel } from './ProfileViewModel.ts'

function createModel(): ProfileViewModel {
  const profiles = { read: unasked, update: unasked, updateHand: unasked }
  const site = { isJapan: false }
  const session = new SessionInMemory()
  const update = new UpdateProfile(profiles, session, site, new FixedClock('2026-05-13T17:30:00Z'))
  return new ProfileViewModel(session, profiles, new DraftsInMemory(), update, new PrefecturesModel({ all: unasked }, site))
}

const typed = {
  ...{ firstName: 'Hana', lastName: 'Lindqvist', altFirstName: '', altLastName: '', hand: 'l', birthday: '1988-04-17', phone: '' },
  ...{ street1: '', street2: '', city: 'Chicago', postalCode: '', state: '', pref: '' },
}

test.each([
  ['male', 4],
  ['', 4],
  ['Nonbinary', 5],
])('the gender that the club knows can stay what it is: "%s"', (gender, count) => {
  const part = drawn(<PersonFields model={createModel()} typed={{ ...typed, gender }} />)
  const options = [...part.querySelectorAll('option')].filter(({ value }) => value !== '')
  expect(options).toHaveLength(count)
  expect(options.map(({ value }) => value).includes(gender)).toBe(gender !== '')
})
