import { NEVER } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { Failure } from '#app/shared/failure'
import type { ContactRequest } from '#app/support/ports/ContactDesk'
import type { CurrentSender } from '#app/support/ports/CurrentSender'
import { SendContact } from '#app/support/SendContact'
import { emptyContact } from '#domain/support/contactEntry'
import { DraftsInMemory } from '../../../../tests/builders/drafts.ts'
import { ContactEditor } from './ContactEditor.ts'

const clock = { now: () => Temporal.Instant.from('2026-05-13T17:30:00Z'), timeZone: 'America/Chicago' }
const hana = { firstName: 'Hana', lastName: 'Lindqvist', email: 'hana@clubhouse.example' }

interface Sender {
  readonly drafts?: DraftsInMemory
  readonly details?: CurrentSender['details']
}

function open({ drafts = new DraftsInMemory(), ...own }: Sender = {}) {
  const sent: ContactRequest[] = []
  const desk = { send: async (request: ContactRequest) => void sent.push(request) }
  const send = new SendContact(desk, { value: true, changes: NEVER })
  const editor = new ContactEditor(send, { isJapan: false, isChina: false, country: 'US' }, drafts, clock, {
    details: async () => ({ ...hana, phone: '+13125550141' }),
    ...own,
  })
  editor.begin('contact us')
  return { editor, sent, drafts }
}

describe('the contact form of a player', () => {
  test('contains name, email address and phone number, which are nothing to lose', async () => {
    const { editor, drafts } = open()
    await expect.poll(() => editor.entry.phone).toBe('+13125550141')
    expect(editor.entry).toMatchObject(hana)
    expect([editor.isUnsent, [...drafts.kept]]).toEqual([false, []])
  })

  test('keeps what was typed or cleared meanwhile, also after a reload', async () => {
    const { editor, drafts } = open()
    editor.change({ phone: '', email: 'hana@work.example' })
    await expect.poll(() => editor.sender.value).toBeDefined()
    expect(editor.entry).toMatchObject({ phone: '', email: 'hana@work.example' })
    const { editor: reloaded } = open({ drafts })
    await expect.poll(() => reloaded.sender.value).toBeDefined()
    expect(reloaded.entry).toMatchObject({ ...hana, phone: '', email: 'hana@work.example' })
  })

  test('is sent with them', async () => {
    const { editor, sent } = open()
    await expect.poll(() => editor.entry.phone).not.toBe('')
    editor.change({ centreId: 'lakeshore' })
    await editor.submit({ area: 'Chicago', friendId: 'ines-42' })
    expect(sent).toMatchObject([{ ...hana, phone: '+13125550141', centreId: 'lakeshore', area: 'Chicago', friendId: 'ines-42' }])
    expect(editor.entry).toMatchObject(hana)
  })

  test('is empty if they can’t be read', async () => {
    const { editor } = open({ details: () => Promise.reject(new Failure('offline')) })
    await expect.poll(() => editor.sender.failure).toBeDefined()
    expect(editor.entry).toEqual(emptyContact)
  })
})

test('the form of a visitor is empty', () => {
  const { editor } = open({ details: async () => undefined })
  expect([editor.entry, editor.isUnsent]).toEqual([emptyContact, false])
})
