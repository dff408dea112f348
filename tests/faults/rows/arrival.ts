import { adminLogin, adminLoginSkytrak, adminTicket } from '#adapters/rest/session/arrivalCalls'
import { Arrive } from '#app/session/Arrive'
import { GiveDeskAccess } from '#app/session/GiveDeskAccess'
import type { Expected } from '../expectations.ts'
import { hana, row, type Setting } from '../Row.ts'

const ticketOf = ({ given }: Setting) => given.players.haveTicket(hana)

const byTicket = {
  signedOut: true,
  prepare: ticketOf,
  refusals: { refused: 'arrival:entry.ticketRefused' },
  deviations: [
    {
      where: ({ outcome }: Expected) => ['unauthorised', 'forbidden', 'gone', 'rejected'].includes(outcome),
      gives: { outcome: 'refused: refused' },
      source: 'session.sign-in-failure-keeps-payload',
    },
    { where: ({ outcome }: Expected) => outcome === 'done', gives: { session: 'in' }, source: 'session.ticket-sign-in' },
  ],
} as const

export const rows = [
  row(adminLogin, (ask, ticket: string) => ask(Arrive).execute({ kind: 'ticket', ticket, isSkytrak: false }), byTicket),
  row(adminLoginSkytrak, (ask, ticket: string) => ask(Arrive).execute({ kind: 'ticket', ticket, isSkytrak: true }), byTicket),
  row(adminTicket, (ask) => ask(GiveDeskAccess).execute(), { keeps: 'code' }),
]
