import { skytrakCustomerMe } from '#adapters/rest/session/calls'
import { subAccountLogin } from '#adapters/rest/session/familyCalls'
import { CurrentSession } from '#app/session/ports/CurrentSession'
import type { Resolver } from '#composition/provide'
import type { FamilyAccount } from '#domain/session/configuration'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { FamilyViewModel } from '#ui/session/family/FamilyViewModel.ts'
import { always } from '../Column.ts'
import type { ObservedView } from '../cell/ObservedView.ts'
import type { Expected } from '../expectations.ts'
import { hana, type RowContext, rowOfScreen } from '../Row.ts'
import { modelView } from '../views.ts'

const wren: FamilyAccount = {
  ...{ id: 'player-wren', firstName: 'Wren', lastName: 'Pellbridge', email: 'wren@clubhouse.example' },
  asksPassword: false,
}

const refused = ({ outcome }: Expected) => ['forbidden', 'gone', 'rejected'].includes(outcome)

async function aChild({ given }: RowContext): Promise<void> {
  await given.players.are(wren.id, { parentId: hana })
}

async function aLaunchMonitor({ given }: RowContext): Promise<void> {
  await given.players.are(hana, { type: 'skytrak' })
}

function choosing(ask: Resolver): ObservedView {
  const model = ask(FamilyViewModel)
  const refusals = { refused: 'refused', passwordWrong: 'password-wrong', passwordMissing: 'password-missing' } as const
  return {
    ...{ act: () => model.choose(wren), state: model.opening, models: [model], leave: () => model.dispose() },
    refusal: () => {
      if (model.problem) return refusals[model.problem]
      return model.asksPassword ? 'password-needed' : undefined
    },
    isDone: () => model.actor === wren.id,
  }
}

function readingItsCustomer(ask: Resolver): ObservedView {
  return {
    ...modelView(ask(AccountViewModel), ({ profile }) => profile),
    open: () => ask(CurrentSession).update((session) => ({ ...session, isSkytrak: true })),
  }
}

export const rows = [
  rowOfScreen(subAccountLogin, choosing, {
    of: 'asking',
    prepare: aChild,
    refusals: {
      refused: 'family:family.refused',
      'password-needed': 'family:family.password',
      'password-wrong': 'family:family.passwordWrong',
    },
    deviations: [
      { where: refused, gives: { outcome: 'refused: refused' }, source: 'HttpSubAccounts: a refusal is shown beside the account' },
    ],
    overrides: [
      {
        title: '90031, a password is asked for',
        inject: always({ kind: 'refused', code: 90031, status: 409 }),
        outcome: 'refused: password-needed',
        source: 'decision 008',
      },
      {
        title: '90032, another password',
        inject: always({ kind: 'refused', code: 90032, status: 409 }),
        outcome: 'refused: password-wrong',
        source: 'decision 008',
      },
    ],
  }),

  rowOfScreen(skytrakCustomerMe, readingItsCustomer, { prepare: aLaunchMonitor, keeps: 'code' }),
]
