import { why } from '../../world/explanationWords.ts'
import type { Actions, ActionsOn, Facts, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { gapIn, gapsIn } from '../../world/screen/shown.ts'
import { button, byRole, filled, item, main, part } from '../../world/screen/Target.ts'
import { totalOn } from '../actors/CartActor.ts'

const places: Actions = {
  'the cart': ({ cart }) => cart.open(),
  'the mini cart': ({ cart }) => cart.openMini(),
}

const acts: Actions = {
  'has read what was added from the guest cart': button('commerce:merged.note'),
  'removes everything from the cart': ({ cart }) => cart.empty(),
  'asks why that is the total': why().within(main),
  'removes all gift codes': button('cart:gift.removeAll'),
}

const actsOn: ActionsOn = {
  'uses the coupon': ({ cart }, code) => cart.applyCoupon(code),
  'has used the coupon': ({ cart }, code) => cart.applyCoupon(code),
  'uses the gift code': ({ cart }, code) => cart.applyGiftCode(code),
  'has used the gift code': ({ cart }, code) => cart.applyGiftCode(code),
  'removes the coupon': ({ screen }, code) => screen.press(button(filled('cart:coupon.remove', { code }))),
  'removes the gift code': ({ screen }, code) => screen.press(button(filled('cart:gift.remove', { code }))),
  'removes the item': ({ screen }, name) => screen.press(button(filled('commerce:line.remove', { name }))),
  'puts back the item': ({ screen }) => screen.press(button('shell:kit.undo')),
  'uses the gift code that was sent to': ({ cart }, email, { club }) => cart.applyGiftCode(club.memberships.codeSentTo(email)),
}

const facts: Facts = {
  'nothing is in the cart': async ({ cart }) => (await cart.lines()).length === 0,
  'the number of items in the cart is unknown': async ({ cart }) => (await cart.quantity()) === undefined,
}

const texts: Texts = {
  'total of the cart': ({ screen }) => totalOn(screen),
  "shop's message about the cart": part('[data-alert] p'),
  "shop's reason in the cart": ({ screen }) => gapIn(screen, 'commerce:line.said', 'words'),
}

const lists: Lists = {
  'items of the mini cart': ({ cart }) => cart.lines(),
  'items of the cart': ({ cart }) => cart.lines(),
  'designs in the cart': ({ screen }) => gapsIn(screen, 'commerce:line.design', 'name'),
  'codes in use': part('strong').within(item().within(byRole('form')).within(main)),
}

export const cartWords: Phrases = { places, acts, actsOn, facts, texts, lists }
