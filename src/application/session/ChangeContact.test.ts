import { describe, expect, test } from 'vitest'
import type { Contact } from '#domain/session/contact'
import { hana, SessionInMemory } from '../../../tests/builders/session.ts'
import { ChangeContact } from './ChangeContact.ts'
import type { ContactChanged } from './ports/ContactDetails.ts'

const contact: Contact = { email: hana.email, phone: '+13125550141', subscriptions: ['emailNews'] }

function changing(answer: ContactChanged = { kind: 'changed' }) {
  const session = new SessionInMemory()
  const saved: Contact[] = []
  const details = {
    current: async () => contact,
    requestCode: async () => ({ kind: 'sent' }) as const,
    confirmCode: async () => ({ kind: 'accepted' }) as const,
    save: async (changed: Contact) => {
      saved.push(changed)
      return answer
    },
  }
  return { session, saved, change: new ChangeContact(details, session) }
}

const withNewAddress = (before: Contact) => ({ ...before, email: 'hana.new@clubhouse.example' })

describe('a change of the contact', () => {
  test('keeps the rest as the club has it by now', async () => {
    const { saved, change } = changing()
    const after = { ...contact, email: 'hana.new@clubhouse.example' }
    expect(await change.execute(withNewAddress)).toEqual({ kind: 'changed', contact: after })
    expect(saved).toEqual([after])
  })

  test('shows in the session at once', async () => {
    const { session, change } = changing()
    await change.execute(withNewAddress)
    expect(session.value.player).toEqual({ ...hana, email: 'hana.new@clubhouse.example' })
  })

  test('that is refused leaves the session as it was', async () => {
    const { session, change } = changing({ kind: 'address-taken', payload: {} })
    expect(await change.execute(withNewAddress)).toEqual({ kind: 'address-taken', payload: {} })
    expect(session.value.player).toEqual(hana)
  })

  test('does not touch somebody else, nor anybody who has left meanwhile', async () => {
    const { session, change } = changing()
    session.update((before) => ({ ...before, player: { ...hana, email: 'wren@clubhouse.example' } }))
    await change.execute(withNewAddress)
    expect(session.value.player?.email).toBe('wren@clubhouse.example')
    session.end()
    await change.execute(withNewAddress)
    expect(session.value.player).toBeUndefined()
  })
})
