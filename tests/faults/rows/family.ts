import { skytrakCustomerMe } from '#adapters/rest/session/calls'
import { subAccountLogin } from '#adapters/rest/session/familyCalls'
import { Accounts } from '#app/session/ports/Accounts'
import { SubAccounts } from '#app/session/ports/SubAccounts'
import type { FamilyAccount } from '#domain/session/configuration'
import { always } from '../Column.ts'
import type { Expected } from '../expectations.ts'
import { hana, row, type Setting } from '../Row.ts'

const wren: FamilyAccount = {
  ...{ id: 'player-wren', firstName: 'Wren', lastName: 'Pellbridge', email: 'wren@clubhouse.example' },
  asksPassword: false,
}

const refused = ({ outcome }: Expected) => ['forbidden', 'gone', 'rejected'].includes(outcome)

async function aChild({ given }: Setting): Promise<void> {
  await given.players.are(wren.id, { parentId: hana })
}

async function aLaunchMonitor({ given }: Setting): Promise<void> {
  await given.players.are(hana, { type: 'skytrak' })
}

export const rows = [
  row(subAccountLogin, (ask) => ask(SubAccounts).signIn(wren), {
    prepare: aChild,
    refusals: {
      refused: 'family:family.refused',
      'password-needed': 'family:family.password',
      'password-wrong': 'family:family.passwordWrong',
    },
    deviations: [{ where: refused, gives: { outcome: 'refused: refused' }, source: 'HttpSubAccounts: a no is told beside the account' }],
    overrides: [
      {
        title: '90031, a password is asked for',
        strike: always({ kind: 'refused', code: 90031, status: 409 }),
        outcome: 'refused: password-needed',
        source: 'decision 008',
      },
      {
        title: '90032, another password',
        strike: always({ kind: 'refused', code: 90032, status: 409 }),
        outcome: 'refused: password-wrong',
        source: 'decision 008',
      },
    ],
  }),

  row(skytrakCustomerMe, (ask) => ask(Accounts).profile('launch-monitor'), { prepare: aLaunchMonitor, keeps: 'code' }),
]
