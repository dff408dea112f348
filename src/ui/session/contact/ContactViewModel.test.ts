import { expect, test } from 'vitest'
import { ChangeContact } from '#app/session/ChangeContact'
import type { Contact } from '#domain/session/contact'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { VerificationLink } from '../code/VerificationLink.ts'
import { ContactTab } from './ContactTab.ts'
import { ContactViewModel } from './ContactViewModel.ts'

const before: Contact = { email: hana.email, phone: '+13125550141', subscriptions: ['emailNews'] }

async function open(drafts: DraftsInMemory) {
  const details = {
    current: async () => before,
    requestCode: async () => ({ kind: 'sent' }) as const,
    confirmCode: async () => ({ kind: 'accepted' }) as const,
    save: async () => ({ kind: 'changed' }) as const,
  }
  const session = new SessionInMemory()
  const link = new VerificationLink({ requestLink: async () => undefined }, session)
  const model = new ContactViewModel(details, new ChangeContact(details, session), new ContactTab(session), link, drafts)
  model.start()
  await expect.poll(() => model.contact.value).toBe(before)
  return model
}

test('what was typed about address, number and messages waits until it is saved', async () => {
  const drafts = new DraftsInMemory()
  const model = await open(drafts)
  model.email.change('new@clubhouse.example')
  model.phone.change('+17735550166')
  model.subscriptions.setPreference('emailNews', false)
  model.subscriptions.setPreference('smsClubhouse', true)
  model.dispose()
  const later = await open(drafts)
  const wanted = (['emailNews', 'smsClubhouse'] as const).map((each) => later.subscriptions.isWanted(each))
  expect([later.email.email, later.phone.phone, wanted]).toEqual(['new@clubhouse.example', '+17735550166', [false, true]])
})
