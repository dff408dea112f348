import { clubMemberships, monitorShop } from '#ui/commerce/membershipPaths.ts'
import type { Actor } from '../../world/Actor.ts'
import type { Actions, Facts, Lists, Phrases } from '../../world/Phrases.ts'
import { priceIn } from '../../world/prices.ts'
import { openFromPlans } from '../../world/screen/account.ts'
import { inRows } from '../../world/screen/shown.ts'
import { heading, item, link, list, main, navigation, text } from '../../world/screen/Target.ts'

const pages = navigation('membershipShop:nav.label')
const products = item().within(list('membershipShop:list.label'))

export type ShopOwner = 'club' | 'launch monitor'

export function visit({ screen }: Actor, owner: ShopOwner): Promise<void> {
  if (owner === 'launch monitor') return screen.open(monitorShop.home)
  return screen.open(clubMemberships.home, () => openFromPlans(screen, 'membership.others'))
}

const acts: Actions = {
  'opens its address book': link('membershipShop:nav.addresses').within(pages),
  'goes to its checkout': async ({ screen }) => {
    await screen.press(link('membershipShop:nav.cart').within(pages))
    await screen.press(link('cart:cart.checkOut').within(main))
  },
}

const facts: Facts = {
  "the launch monitor's shop needs a launch monitor": text('family:closed.launchMonitorLead').within(main),
}

const lists: Lists = {
  'products of that shop': async ({ screen }) =>
    inRows([await screen.texts(heading().within(products)), (await screen.texts(products)).map((card) => priceIn(card) ?? '')], ': '),
}

export const membershipShopWords: Phrases = { acts, facts, lists }
