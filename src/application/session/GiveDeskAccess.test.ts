import { describe, expect, test } from 'vitest'
import { SessionInMemory } from '../../../tests/builders/session.ts'
import { Failure } from '../shared/failure.ts'
import { GiveDeskAccess } from './GiveDeskAccess.ts'

describe('a ticket for the desk', () => {
  const ticket = { ticket: '1234' }

  test('is kept with the session', async () => {
    const session = new SessionInMemory()
    expect(await new GiveDeskAccess({ ticket: async () => ticket }, session).execute()).toBe(ticket)
    expect(session.value.deskTicket).toBe(ticket)
  })

  test('is not kept where nobody is signed in any more', async () => {
    const session = new SessionInMemory()
    const giving = new GiveDeskAccess({ ticket: async () => ticket }, session).execute()
    session.end()
    await giving
    expect(session.value.deskTicket).toBeUndefined()
  })

  test('is not kept where there is none', async () => {
    const session = new SessionInMemory()
    const desk = { ticket: () => Promise.reject(new Failure('forbidden', { code: 403 })) }
    await expect(new GiveDeskAccess(desk, session).execute()).rejects.toMatchObject({ code: 403 })
    expect(session.value.deskTicket).toBeUndefined()
  })
})
