import { paths } from '#ui/shell/paths.ts'
import type { Actions, Facts, Lists, MemberSetups, Phrases, Texts, TextsOf } from '../../world/Phrases.ts'
import { openFromPlans } from '../../world/screen/account.ts'
import { rowsIn } from '../../world/screen/shown.ts'
import { button, heading, item, main, part, region, text } from '../../world/screen/Target.ts'
import { rowOf } from '../actors/SubscriptionsActor.ts'

const row = part('[data-subscription]')
const status = part('[data-status]')

const steps = new Map<string, string>([
  ['SELECT', 'choice of a plan'],
  ['SUCCESS', 'done'],
  ['FAILED', 'failed'],
])

const places: Actions = {
  'her subscriptions': ({ screen }) => screen.open(paths.subscriptions, () => openFromPlans(screen, 'subscriptions.manage')),
  'the plus subscription': ({ screen }) => screen.open(paths.plus, () => openFromPlans(screen, 'plus.open')),
}

const acts: Actions = {
  'starts the trial of plus': button('plus:trial.start'),
  'undoes the change': button('shell:kit.undo'),
}

const texts: Texts = {
  'state of plus': part('[data-state]').within(main),
  'next payment that the confirmation names': part('[data-next-payment]'),
  'step of the purchase of plus': async ({ screen }) => {
    const [step = ''] = await screen.marks(status.within(main), 'data-status')
    return steps.get(step)
  },
}

const lists: Lists = {
  'plans of plus': heading(3).within(region('plus:plans.title')),
  'consequences of the change': item().within(part('[data-consequence]')),
  subscriptions: ({ screen }) => rowsIn(screen, heading(2).within(row), status.within(row)),
}

const circumstances: MemberSetups = {
  'bank accepts the card again': ({ club }, member) => club.subscriptions.renewCard(member),
}

const textsOf: TextsOf = {
  'plan of': ({ screen }, name) => screen.text(part(`[data-terms="${name}"]`)),
  'item of': ({ screen }, name) => screen.text(part('[data-items]').within(rowOf(name))),
  'next step of': ({ screen }, name) => screen.text(part('[data-next]').within(rowOf(name))),
  'payment of': ({ screen }, name) => screen.text(part('data').within(rowOf(name))),
  'card that pays for': ({ subscriptions }, name) => subscriptions.detailOf(name, 'last4'),
  subscription: ({ screen }, name) => screen.text(status.within(rowOf(name))),
  'shipping address of': ({ subscriptions }, name) => subscriptions.detailOf(name, 'street'),
  'day of the newest event of': ({ subscriptions }, name) => subscriptions.newestEvent(name),
}

const facts: Facts = {
  'the card is kept for the later payments': text('checkout:payment.kept'),
  'the card number is said to be saved nowhere': text('checkout:payment.safe'),
}

export const subscriptionsWords: Phrases = { facts, textsOf, circumstances, places, acts, texts, lists }
