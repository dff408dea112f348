import { adminLogin, adminLoginSkytrak, adminTicket } from '#adapters/rest/session/arrivalCalls'
import { Arrive } from '#app/session/Arrive'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { Desk } from '#app/session/ports/Desk'
import type { Ask } from '#composition/provide'
import type { Expected } from '../expectations.ts'
import { hana, row, type Setting } from '../Row.ts'

const ticketOf = ({ given }: Setting) => given.players.haveTicket(hana)

/** As somebody does who is not in yet, the second time too. */
function entering(isSkytrak: boolean) {
  return (ask: Ask, ticket: string) => {
    ask(CurrentSession).end('player')
    return ask(Arrive).execute({ kind: 'ticket', ticket, isSkytrak })
  }
}

const refusedOnes = ['unauthorised', 'forbidden', 'gone', 'rejected']
/** The club has let somebody in, and nobody has heard of it. */
const unheard = ['answer-lost', 'truncated', 'truncated-once', 'empty', 'page', '204', 'drift-missing-field']

const byTicket = {
  signedOut: true,
  prepare: ticketOf,
  refusals: { refused: 'arrival:entry.ticketRefused' },
  deviations: [
    {
      where: ({ outcome }: Expected) => refusedOnes.includes(outcome),
      gives: { outcome: 'refused: refused' },
      source: 'session.sign-in-failure-keeps-payload',
    },
    { where: ({ outcome }: Expected) => outcome === 'done', gives: { session: 'in' }, source: 'session.ticket-sign-in' },
    { where: unheard, gives: { again: 'refused: refused' }, source: 'a ticket works once' },
  ],
} as const

export const rows = [
  row(adminLogin, entering(false), byTicket),
  row(adminLoginSkytrak, entering(true), byTicket),

  // Each ticket is another one: what is looked at is that there is one.
  row(adminTicket, async (ask) => Object.keys(await ask(Desk).ticket()), {
    keeps: 'code',
    deviations: [
      {
        where: [...unheard, '200-beside'],
        gives: { effect: 'done' },
        source: 'a ticket that nobody has seen opens nothing, and ends with the next one',
      },
    ],
  }),
]
