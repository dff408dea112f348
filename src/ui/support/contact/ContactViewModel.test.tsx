import { NEVER } from 'rxjs'
import { expect, test } from 'vitest'
import { SendContact } from '#app/support/SendContact'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { Invitation } from '../referral/Invitation.ts'
import { ContactEditor } from './ContactEditor.ts'
import { ContactPlaces } from './ContactPlaces.ts'
import { ContactSent } from './ContactSent.tsx'
import { ContactViewModel } from './ContactViewModel.ts'

const site = { isJapan: false, isChina: false, country: 'US' }
const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'America/Chicago' }
const centres = [
  { id: 'northgate', name: 'Northgate', area: 'Denver' },
  { id: 'lakeshore', name: 'Lakeshore', area: 'Chicago' },
  { id: 'loop', name: 'The Loop', area: 'Chicago' },
]

async function aModel() {
  const send = new SendContact({ send: async () => undefined }, { value: true, changes: NEVER })
  const editor = new ContactEditor(send, site, new DraftsInMemory(), clock, { details: async () => undefined })
  const listed = { all: async () => centres, closest: async () => [] }
  const places = new ContactPlaces(site, listed, { all: async () => [] }, { all: async () => [] })
  const model = new ContactViewModel(editor, places, new Invitation({ nameOf: async (id) => `Friend ${id}` }))
  await places.read()
  return model
}

test('a centre that is not in the chosen area is chosen no more', async () => {
  const model = await aModel()
  model.change({ centreId: 'loop' })
  model.chooseArea('Chicago')
  expect(model.editor.entry.centreId).toBe('loop')
  model.chooseArea('Denver')
  expect([model.editor.entry.area, model.editor.entry.centreId]).toEqual(['Denver', undefined])
})

test('the centre that answers is the chosen one', async () => {
  const model = await aModel()
  const sent = { ...{ firstName: 'Sol', lastName: 'Reyes', email: 'sol@club.example', phone: '', postalCode: '' }, wantsNews: false }
  const { textContent } = drawn(<ContactSent model={model} sent={{ ...sent, centreId: 'lakeshore' }} />)
  expect(textContent).toContain('sent.lead centre=Lakeshore email=sol@club.example')
})

test('another invitation is another friend’s from the beginning', async () => {
  const { invitation } = await aModel()
  invitation.open('ana')
  await expect.poll(() => invitation.friendName).toBe('Friend ana')
  invitation.open('bo')
  expect(invitation.friendName).toBeUndefined()
  await expect.poll(() => invitation.friendName).toBe('Friend bo')
})
