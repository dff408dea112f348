import type { Acts, ActsOn, Lists, Texts, Words } from '../../world/Words.ts'

const places: Acts = {
  'her bucks and coupons': ({ rewards }) => rewards.open(),
}

const actsOn: ActsOn = {
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

export const rewardsWords: Words = { places, actsOn, texts, lists }
