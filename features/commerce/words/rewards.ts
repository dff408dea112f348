import type { Actions, ActionsOn, Lists, Phrases, Texts } from '../../world/Phrases.ts'

const places: Actions = {
  'her bucks and coupons': ({ rewards }) => rewards.open(),
}

const actsOn: ActionsOn = {
  'uses the offered coupon': ({ rewards }, code) => rewards.useOffered(code),
  'checks the balance of the gift code': ({ rewards }, code) => rewards.checkBalance(code),
}

const texts: Texts = {
  'balance of the gift code': ({ rewards }) => rewards.balance(),
}

const lists: Lists = {
  'bucks given by the club': ({ rewards }) => rewards.bucks(),
  'coupons given by the club': ({ rewards }) => rewards.coupons(),
  'coupons offered in the cart': ({ rewards }) => rewards.offered(),
}

export const rewardsWords: Phrases = { places, actsOn, texts, lists }
