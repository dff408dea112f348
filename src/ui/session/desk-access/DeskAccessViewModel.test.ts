import { describe, expect, it } from 'vitest'
import { createDevice, untilIdle } from '#adapters/browser/createDevice'
import { GiveDeskAccess } from '#app/session/GiveDeskAccess'
import { Failure } from '#app/shared/failure'
import { type DeskTicket, type Session, signedOut } from '#domain/session/session'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { DeskAccessViewModel } from './DeskAccessViewModel.ts'

const signedIn: Session = { ...signedOut, grant: { token: 'a', refreshToken: 'b', shop: {} } }

function atDesk(session: Session = signedIn) {
  const { clock } = createDevice()
  const current = new SessionInMemory(session)
  const tickets: (DeskTicket | Failure)[] = [{ ticket: '1', until: clock.now().add({ minutes: 10 }) }, { ticket: '2' }]
  const desk = {
    ticket: async () => {
      const next = tickets.shift()
      if (!next || next instanceof Failure) throw next ?? new Failure('offline')
      return next
    },
  }
  const open = () => new DeskAccessViewModel(new GiveDeskAccess(desk, current), current, clock)
  return { model: open(), open, clock, current, tickets }
}

describe('a ticket for the desk', () => {
  it('is kept with the session until it has run out', async () => {
    const { model, open, clock, current } = atDesk()
    void model.ask()
    await untilIdle()
    expect([model.ticket.value?.ticket, current.value.deskTicket?.ticket]).toEqual(['1', '1'])
    model.dispose()
    const again = open()
    again.start()
    await clock.pass(599_999)
    expect(again.ticket.value?.ticket).toBe('1')
    await clock.pass(1)
    expect([again.ticket.value, again.isOver, clock.sleeping]).toEqual([undefined, true, 0])
  })

  it('leaves no timer behind where the player left while the next one was asked for', async () => {
    const { model, clock } = atDesk()
    void model.ask()
    await untilIdle()
    void model.ask()
    model.dispose()
    await untilIdle()
    expect(clock.sleeping).toBe(0)
  })

  it('makes way for the next one, of whose end nobody has told', async () => {
    const { model, clock } = atDesk()
    void model.ask()
    await untilIdle()
    void model.ask()
    await untilIdle()
    await clock.pass(3_600_000)
    expect([model.ticket.value?.ticket, model.isOver]).toEqual(['2', false])
  })

  it('[session.ticket-failure-code-only] that can not be had is told, and asked for again', async () => {
    const { model, tickets } = atDesk()
    tickets.unshift(new Failure('rejected', { code: 50300 }))
    await model.ask()
    expect(model.ticket.failure).toMatchObject({ kind: 'rejected', code: 50300 })
    void model.ask()
    await untilIdle()
    expect([model.ticket.failure, model.ticket.value?.ticket]).toEqual([undefined, '1'])
    model.dispose()
  })

  it('is for the player alone to give', () => {
    expect(atDesk().model.mayGive).toBe(true)
    expect(atDesk({ ...signedIn, byTicket: true }).model.mayGive).toBe(false)
  })
})
