import type { Actions, Lists, ListsOf, MemberSetups, Phrases, Texts, TextsOf } from '../../world/Phrases.ts'

const places: Actions = {
  'her subscriptions': ({ subscriptions }) => subscriptions.open(),
  'the plus subscription': ({ plus }) => plus.open(),
}

const acts: Actions = {
  'starts the trial of plus': ({ plus }) => plus.startTrial(),
  'undoes the change': ({ subscriptions }) => subscriptions.undo(),
}

const texts: Texts = {
  'state of plus': ({ plus }) => plus.state(),
  'step of the purchase of plus': async ({ plus }) => (await plus.status()).toLowerCase(),
}

const lists: Lists = {
  'plans of plus': ({ plus }) => plus.plans(),
  subscriptions: ({ subscriptions }) => subscriptions.all(),
}

const circumstances: MemberSetups = {
  'bank accepts the card again': ({ club }, member) => club.subscriptions.renewCard(member),
}

const textsOf: TextsOf = {
  'next step of': ({ subscriptions }, name) => subscriptions.nextOf(name),
  'payment of': ({ subscriptions }, name) => subscriptions.amountOf(name),
  'card that pays for': ({ subscriptions }, name) => subscriptions.cardOf(name),
  subscription: async ({ subscriptions }, name) => {
    const found = (await subscriptions.all()).find((each) => each.startsWith(`${name}: `))
    return found?.slice(name.length + 2)
  },
  'shipping address of': ({ subscriptions }, name) => subscriptions.shippedTo(name),
  'day of the newest event of': async ({ subscriptions }, name) => (await subscriptions.eventsOf(name))[0],
}

const listsOf: ListsOf = {
  'changes offered of': ({ subscriptions }, name) => subscriptions.offers(name),
}

export const subscriptionsWords: Phrases = { listsOf, textsOf, circumstances, places, acts, texts, lists }
