import { when } from 'mobx'
import { adminLogin, adminLoginSkytrak, adminTicket } from '#adapters/rest/session/tokenSignInCalls'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import { SignInByToken } from '#app/session/SignInByToken'
import type { Resolver } from '#composition/provide'
import { DeskAccessViewModel } from '#ui/session/desk-access/DeskAccessViewModel.ts'
import { EntryViewModel } from '#ui/session/entry/EntryViewModel.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import type { Expected } from '../expectations.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'

const ticketOf = ({ given }: RowContext) => given.players.haveTicket(hana)

function entering(isSkytrak: boolean) {
  return (ask: Resolver, ticket: string): ObservedView => {
    const secrets = new Map(Object.entries({ ticket, isSkytrak: `${isSkytrak}` }))
    const model = new EntryViewModel(ask(SignInByToken), { has: (name) => secrets.has(name), take: (name) => secrets.get(name) })
    return {
      open: () => {
        if (ask(CurrentSession).value.grant) ask(CurrentSession).end('player')
      },
      ...{ act: () => model.enter(), state: model.entering, models: [model] },
      refusal: () => model.refusal && 'refused',
    }
  }
}

const refusedOnes = ['unauthorised', 'forbidden', 'gone', 'rejected']
const unheard = ['answer-lost', 'truncated', 'truncated-once', 'empty', 'page', '204', 'drift-missing-field', 'code-odd']

const byTicket = {
  signedOut: true,
  of: 'asking',
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

function giving(ask: Resolver): ObservedView {
  const model = ask(DeskAccessViewModel)
  return {
    // In the end the ticket expires.
    act: () => {
      void when(() => model.ticket.value !== undefined).then(model.dispose)
      void model.ask()
    },
    ...{ state: model.ticket, models: [model], leave: () => model.dispose() },
    value: () => model.ticket.value && Object.keys(model.ticket.value),
  }
}

export const rows = [
  rowOfScreen(adminLogin, entering(false), byTicket),
  rowOfScreen(adminLoginSkytrak, entering(true), byTicket),

  rowOfScreen(adminTicket, giving, {
    keeps: 'code',
    remembered: true,
    deviations: [
      {
        where: [...unheard, '200-beside'],
        gives: { effect: 'done' },
        source: 'a ticket that nobody has seen opens nothing, and ends with the next one',
      },
    ],
  }),
]
