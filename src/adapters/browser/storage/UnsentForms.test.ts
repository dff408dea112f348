import { expect, test } from 'vitest'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { createDevice } from '../createDevice.ts'
import { DeviceStorage } from './DeviceStorage.ts'
import { StoredDrafts } from './StoredDrafts.ts'
import { UnsentForms } from './UnsentForms.ts'

test('counts the forms of players, not those of visitors', () => {
  const storage = new DeviceStorage(createDevice().tab())
  const session = new SessionInMemory({ grant: undefined, player: undefined })
  const unsent = new UnsentForms(storage)
  const type = (form: string) => new StoredDrafts(storage, session).open(form, (kept) => kept.keep({ note: 'Better tempo' }))
  type('contact')
  expect(unsent.items()).toEqual([])
  session.value = new SessionInMemory().value
  type('profile')
  type('note of a video')
  expect(unsent.items()).toEqual([{ kind: 'forms', count: 2 }])
})
