import { paths } from '#ui/shell/paths.ts'
import type { Actions, ActionsOn, Lists, Phrases, Texts } from '../../world/Phrases.ts'
import { priceOfValue } from '../../world/prices.ts'
import { openAccountSection } from '../../world/screen/account.ts'
import { inRows } from '../../world/screen/shown.ts'
import { button, byRole, field, filled, heading, part, region } from '../../world/screen/Target.ts'

const balance = byRole('form', 'cart:gift.title')
const bucks = region('rewards:bucks.title')

const places: Actions = {
  'her bucks and coupons': ({ screen }) => screen.open(paths.rewards, () => openAccountSection(screen, 'rewards')),
}

const actsOn: ActionsOn = {
  'uses the offered coupon': ({ screen }, code) => screen.press(button(filled('cart:coupon.useNamed', { code }))),
  'checks the balance of the gift code': async ({ screen }, code) => {
    await screen.type(field('cart:gift.label').within(balance), code)
    await screen.press(button('cart:gift.check').within(balance))
  },
}

const texts: Texts = {
  'balance of the gift code': async ({ screen }) => {
    const [left] = await screen.marks(part('[data-balance]'), 'data-balance')
    return left && priceOfValue(left)
  },
}

const lists: Lists = {
  'bucks given by the club': async ({ screen }) =>
    inRows([await screen.texts(heading(3).within(bucks)), await screen.texts(part('data').within(bucks))], ': '),
  'coupons given by the club': part('code').within(region('rewards:coupons.title')),
  'coupons offered in the cart': ({ screen }) => screen.marks(part('[data-coupon]'), 'data-coupon'),
}

export const rewardsWords: Phrases = { places, actsOn, texts, lists }
