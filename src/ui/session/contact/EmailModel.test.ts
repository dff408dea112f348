import { beforeEach, describe, expect, test } from 'vitest'
import { ChangeContact } from '#app/session/ChangeContact'
import type { CodeSent, ContactChanged } from '#app/session/ports/ContactDetails'
import { Failure } from '#app/shared/failure'
import type { Contact } from '#domain/session/contact'
import { Loaded } from '#ui/shell/Loaded.ts'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { ContactUpdate } from './ContactUpdate.ts'
import { EmailModel } from './EmailModel.ts'

const before: Contact = { email: hana.email, phone: '+13125550141', subscriptions: [] }
const address = 'hana.new@clubhouse.example'
const taken = { kind: 'address-taken', payload: { code: 90023 } } as const

let sent: CodeSent
let asked: string[]
let contact: Loaded<Contact>
let saved: () => Promise<ContactChanged>
let model: EmailModel

beforeEach(async () => {
  sent = { kind: 'sent' }
  asked = []
  saved = async () => ({ kind: 'changed' })
  const details = {
    current: async () => before,
    requestCode: async (email: string) => {
      asked.push(email)
      return sent
    },
    confirmCode: async () => ({ kind: 'accepted' }) as const,
    save: () => saved(),
  }
  contact = new Loaded<Contact>()
  contact.receive(before)
  model = new EmailModel(details, contact, new ContactUpdate(new ChangeContact(details, new SessionInMemory()), contact))
  model.change(address)
})

async function confirm(): Promise<void> {
  await model.requestCode()
  model.check.entry.change('123456')
  if (await model.check.entry.submit()) await model.save()
}

describe('a new address', () => {
  test('is forgotten as input once it is saved', async () => {
    await confirm()
    expect([model.update.operation.state, model.check.operation.state, model.email, model.sentTo]).toEqual([
      'changed',
      'confirm',
      '',
      undefined,
    ])
    expect(model.isUnsent).toBe(false)
  })

  test('that could not be saved is saved by another try, without another code', async () => {
    saved = () => Promise.reject(new Failure('server-fault', { code: 500, body: { code: 500 } }))
    await confirm()
    expect(model.update.operation).toEqual({ state: 'idle', problem: { code: 500 } })
    expect([model.error, model.isUnsent]).toEqual([{ code: 500 }, true])
    saved = async () => ({ kind: 'changed' })
    await model.save()
    expect(model.update.operation.state).toBe('changed')
  })

  test('that somebody took meanwhile goes back to its field', async () => {
    saved = async () => taken
    await confirm()
    expect([model.problem, model.email, model.sentTo, model.error]).toEqual(['taken', address, undefined, taken.payload])
  })

  test('that somebody took before another code was sent does too, and no code is told to be on its way', async () => {
    await model.requestCode()
    sent = taken
    await model.check.entry.resend()
    expect([model.problem, model.sentTo, model.error]).toEqual(['taken', undefined, taken.payload])
    sent = { kind: 'sent' }
    await model.requestCode()
    expect([model.sentTo, model.check.entry.isResent]).toEqual([address, false])
  })

  test('gets each code as it was prepared, and is verified once it is saved', async () => {
    model.change(` ${address} `)
    await model.requestCode()
    await model.check.entry.resend()
    expect(asked).toEqual([address, address])
    await model.save()
    expect(contact.value).toMatchObject({ email: address, emailVerified: true })
  })

  test('can be another one after all', async () => {
    await model.requestCode()
    model.startOver()
    expect([model.sentTo, model.email]).toEqual([undefined, address])
  })
})
