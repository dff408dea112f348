import type { Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'

const places: Actions = {
  'the cart': ({ cart }) => cart.open(),
  'the mini cart': ({ cart }) => cart.openMini(),
}

const acts: Actions = {
  'has read what was added from the guest cart': ({ cart }) => cart.noteMerge(),
  'removes everything from the cart': ({ cart }) => cart.empty(),
  'removes all gift codes': ({ cart }) => cart.removeAllGiftCodes(),
}

const actsOn: ActionsOn = {
  'uses the coupon': ({ cart }, code) => cart.applyCoupon(code),
  'has used the coupon': ({ cart }, code) => cart.applyCoupon(code),
  'uses the gift code': ({ cart }, code) => cart.applyGiftCode(code),
  'has used the gift code': ({ cart }, code) => cart.applyGiftCode(code),
  'removes the coupon': ({ cart }, code) => cart.removeCoupon(code),
  'removes the gift code': ({ cart }, code) => cart.removeGiftCode(code),
  'removes the item': ({ cart }, name) => cart.remove(name),
  'puts back the item': ({ cart }, name) => cart.putBack(name),
  'uses the gift code that was sent to': ({ cart }, email, { club }) => cart.applyGiftCode(club.memberships.codeSentTo(email)),
}

const facts: Facts = {
  'nothing is in the cart': async ({ cart }) => (await cart.lines()).length === 0,
  'the number of items in the cart is unknown': async ({ cart }) => (await cart.quantity()) === undefined,
}

const texts: Texts = {
  'total of the cart': ({ cart }) => cart.total(),
  "shop's message about the cart": ({ cart }) => cart.alert(),
}

const lists: Lists = {
  'items of the mini cart': ({ cart }) => cart.lines(),
  'designs in the cart': ({ cart }) => cart.designs(),
  'codes in use': ({ cart }) => cart.codes(),
}

export const cartWords: Phrases = { places, acts, actsOn, facts, texts, lists }
