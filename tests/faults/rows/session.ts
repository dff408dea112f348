import { lessonCredit, lessonCreditV3, login, me, refreshToken, translation } from '#adapters/rest/session/calls'
import { logOut } from '#adapters/shop/session/operations'
import { Accounts } from '#app/session/ports/Accounts'
import { Translations } from '#app/session/ports/Translations'
import { SignIn } from '#app/session/SignIn'
import { SignOut } from '#app/session/SignOut'
import { always, type Strike } from '../Column.ts'
import { credentials } from '../credentials.ts'
import type { Expected } from '../expectations.ts'
import { hana, row, type Setting } from '../Row.ts'

const codeAlone = { keeps: 'code' } as const

async function wordings({ given }: Setting): Promise<void> {
  await given.players.read('en', 'session:signIn.title', 'Welcome to the club')
  await given.players.read('fr', 'session:signIn.title', 'Bienvenue au club')
}

const refused = ({ outcome }: Expected) => ['unauthorised', 'forbidden', 'gone', 'rejected'].includes(outcome)
const moved: Strike = ({ players }) => players.are(hana, { region: 'ae' })
const unanswered = ['offline', 'timed-out']

export const rows = [
  row(login, (ask) => ask(SignIn).execute(credentials, true), {
    signedOut: true,
    refusals: { refused: 'session:signIn.refused', 'wrong-region': 'arrival:region.lead' },
    deviations: [
      { where: refused, gives: { outcome: 'refused: refused' }, source: 'session.sign-in-failure-keeps-payload' },
      { where: ({ outcome }) => outcome === 'done', gives: { session: 'in' }, source: 'session.login-response-stored' },
    ],
    overrides: [
      {
        title: '90014 beside tokens',
        strike: always({ kind: 'coded', code: 90014 }),
        outcome: 'done',
        source: 'session.login-other-codes-sign-in',
      },
      { title: '90015, region told', strike: moved, outcome: 'refused: wrong-region', source: 'session.login-wrong-region-90015' },
      {
        title: '90015 beside tokens',
        strike: always({ kind: 'coded', code: 90015 }),
        outcome: 'refused: refused',
        source: 'session.login-wrong-region-90015',
      },
      {
        title: '90016 beside tokens',
        strike: always({ kind: 'coded', code: 90016 }),
        outcome: 'done',
        source: 'session.login-other-codes-sign-in',
      },
    ],
  }),

  // The reading that meets a token which is no longer good; it repeats itself, and its refresh with it.
  row(refreshToken, (ask) => ask(Accounts).profile(), {
    expired: true,
    reading: true,
    deviations: [
      { where: () => true, gives: { refreshes: undefined }, source: 'it is the refresh itself' },
      { where: ({ outcome }) => outcome === 'done', gives: { session: 'renewed' }, source: 'session.token-refresh-replaces-shop-values' },
      {
        where: ({ outcome }) => outcome !== 'done' && !unanswered.includes(outcome),
        gives: { outcome: 'unauthorised', session: 'expired', retryAfter: undefined },
        source: 'session.token-refresh-failure-signs-out',
      },
      { where: ['no-network'], gives: { at: [0, 1125, 3250], ends: 3250 }, source: 'the reading is sent three times' },
      {
        where: ['no-network-once'],
        gives: { outcome: 'done', at: [0, 1125], ends: 1125, session: 'renewed' },
        source: 'the reading is sent again',
      },
      { where: ['no-answer', 'slow'], gives: { at: [0, 11_125, 23_250], ends: 33_250 }, source: 'the reading is sent three times' },
      {
        where: ['answer-lost'],
        gives: { at: [0, 1125, 3250], ends: 3250, again: 'unauthorised' },
        source: 'a refresh token works once: the answer that is lost takes the session along',
      },
    ],
  }),

  row(me, (ask) => ask(Accounts).profile(), codeAlone),
  row(lessonCredit, (ask) => ask(Accounts).credit(), codeAlone),
  row(lessonCreditV3, (ask) => ask(Accounts).creditV3(), codeAlone),

  row(translation, (ask) => ask(Translations).all(), {
    prepare: wordings,
    deviations: [{ where: ['drift-missing-field'], gives: { outcome: 'done', leftOut: 0 }, source: 'no text is one that must be there' }],
  }),

  row(logOut, (ask) => ask(SignOut).execute(), {
    deviations: [
      {
        where: () => true,
        gives: { outcome: 'done', session: 'out', effect: 'done', retryAfter: undefined },
        source: 'session.sign-out-revokes-shop-token: who leaves has left, whatever the shop says',
      },
    ],
  }),
]
