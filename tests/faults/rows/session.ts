import { lessonCredit, lessonCreditV3, me } from '#adapters/rest/session/calls'
import { login } from '#adapters/rest/session/signInCalls'
import { refreshToken } from '#adapters/rest/session/tokenCalls'
import { translation } from '#adapters/rest/session/translationCalls'
import { logOut } from '#adapters/shop/session/operations'
import { Translations } from '#app/session/ports/Translations'
import { overlayTexts } from '#composition/overlayTexts'
import type { Resolver } from '#composition/provide'
import { AccountViewModel } from '#ui/session/account/AccountViewModel.ts'
import { SignInViewModel } from '#ui/session/sign-in/SignInViewModel.ts'
import { createTexts, type TextStore } from '#ui/shell/i18n.ts'
import { always, type InjectFault } from '../Column.ts'
import type { ObservedView, UseCaseRun } from '../cell/ObservedView.ts'
import { credentials } from '../credentials.ts'
import type { Expected } from '../expectations.ts'
import { hana, type RowContext, rowOfScreen, rowOfUseCase } from '../Row.ts'
import { modelView, readOnceDeviation } from '../views.ts'

const codeAlone = { keeps: 'code' } as const

async function wordings({ given }: RowContext): Promise<void> {
  await given.players.read('en', 'session:signIn.title', 'Welcome to the club')
  await given.players.read('fr', 'session:signIn.title', 'Bienvenue au club')
}

const refused = ({ outcome }: Expected) => ['unauthorised', 'forbidden', 'gone', 'rejected'].includes(outcome)
const moved: InjectFault = ({ players }) => players.are(hana, { region: 'ae' })
const unanswered = ['offline', 'timed-out']

function signingIn(ask: Resolver): ObservedView {
  const model = ask(SignInViewModel)
  return {
    open: () => {
      model.changeUsername(credentials.username)
      model.changePassword(credentials.password)
      model.changeRememberMe(true)
    },
    ...{ act: () => model.submit(), state: model.signing, models: [model], refusal: () => model.problem?.kind },
  }
}

function overlaying(ask: Resolver): UseCaseRun {
  let texts: TextStore | undefined
  return {
    open: async () => {
      texts = await createTexts({ language: 'en' })
    },
    act: async () => texts && overlayTexts(ask(Translations), texts, Promise.resolve()),
    kept: () => texts?.i18n.getResource('fr', 'session', 'signIn.title'),
  }
}

function credits(ask: Resolver): ObservedView {
  return modelView(ask(AccountViewModel), (model) => model.credits)
}

function signingOut(ask: Resolver): ObservedView {
  const model = ask(AccountViewModel)
  return { act: () => model.signOut(), state: model.leaving, models: [model] }
}

/** Profile and both credit accounts repeat their requests, and each 401 asks for a refresh. */
const everyReading = 'three readings, sent three times each; those that wait for one refresh share its end'
const thrice = { at: [0, 1125, 1125, 1125, 3250, 3250, 3250] }
const withoutCredits = { sessionPatch: { has: { creditsFailed: true }, lacks: ['credit', 'creditV3'] } } as const

export const rows = [
  rowOfScreen(login, signingIn, {
    signedOut: true,
    of: 'asking',
    refusals: { refused: 'session:signIn.refused', 'wrong-region': 'arrival:region.lead' },
    deviations: [
      { where: refused, gives: { outcome: 'refused: refused' }, source: 'session.sign-in-failure-keeps-payload' },
      { where: ({ outcome }) => outcome === 'done', gives: { session: 'in' }, source: 'session.login-response-stored' },
    ],
    overrides: [
      {
        title: '90014 beside tokens',
        inject: always({ kind: 'coded', code: 90014 }),
        outcome: 'done',
        source: 'session.login-other-codes-sign-in',
      },
      { title: '90015, with the region', inject: moved, outcome: 'refused: wrong-region', source: 'session.login-wrong-region-90015' },
      {
        title: '90015 beside tokens',
        inject: always({ kind: 'coded', code: 90015 }),
        outcome: 'refused: refused',
        source: 'session.login-wrong-region-90015',
      },
      {
        title: '90016 beside tokens',
        inject: always({ kind: 'coded', code: 90016 }),
        outcome: 'done',
        source: 'session.login-other-codes-sign-in',
      },
    ],
  }),

  rowOfScreen(refreshToken, (ask) => modelView(ask(AccountViewModel), ({ profile }) => profile), {
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
      { where: ['no-network'], gives: { ...thrice, ends: 3250, ...withoutCredits }, source: everyReading },
      {
        where: ['no-network-once'],
        gives: { outcome: 'done', at: [0, 1125], ends: 1125, session: 'renewed' },
        source: 'the reading is sent again',
      },
      { where: ['no-answer', 'slow'], gives: { at: [0, 11_125, 23_250], ends: 33_250, ...withoutCredits }, source: everyReading },
      {
        where: ['answer-lost'],
        gives: { ...thrice, ends: 3250, again: 'unauthorised', ...withoutCredits },
        source: `${everyReading}; a refresh token works once: the answer that is lost takes the session along`,
      },
    ],
  }),

  rowOfScreen(me, (ask) => modelView(ask(AccountViewModel), ({ profile }) => profile), codeAlone),
  rowOfScreen(lessonCredit, credits, {
    ...codeAlone,
    deviations: [
      {
        where: ['refresh-unanswered'],
        gives: { sessionPatch: { has: { creditsFailed: true } } },
        source: 'ReadCredits: neither account is read',
      },
      {
        where: ({ outcome, session, refreshes }) => outcome !== 'done' && session === 'kept' && refreshes !== undefined,
        gives: { outcome: 'done', retryAfter: undefined, sessionPatch: { lacks: ['credit'] } },
        source: 'ReadCredits: either account is kept without the other',
      },
    ],
  }),
  rowOfScreen(lessonCreditV3, credits, {
    ...codeAlone,
    deviations: [
      {
        where: ({ outcome, session }) => outcome !== 'done' && session === 'kept',
        gives: { sessionPatch: { has: { creditsFailed: true }, lacks: ['creditV3'] } },
        source: 'ReadCredits: either account is kept without the other',
      },
    ],
  }),

  rowOfUseCase(translation, overlaying, {
    reason: 'the shipped texts are shown until the club’s own have come, and stay where they don’t',
    prepare: wordings,
    deviations: [
      readOnceDeviation,
      {
        where: ({ outcome }) => outcome !== 'done',
        gives: { outcome: 'done', retryAfter: undefined, kept: 'before' },
        source: 'overlayTexts: the shipped texts stay',
      },
      { where: ['drift-missing-field'], gives: { leftOut: 0, kept: 'after' }, source: 'no text is one that must be there' },
    ],
  }),

  rowOfScreen(logOut, signingOut, {
    deviations: [
      {
        where: () => true,
        gives: { outcome: 'done', session: 'out', effect: 'done', retryAfter: undefined },
        source: 'session.sign-out-revokes-shop-token: who leaves has left, whatever the shop says',
      },
    ],
  }),
]
