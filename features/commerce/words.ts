import { returnDeposit } from '#mocks/contexts/commerce/deposits/depositActions'
import { finishSession } from '#mocks/contexts/commerce/fitting/fittingActions'
import { finishNextStep } from '#mocks/contexts/commerce/fitting/workshop'
import type { Actions, ActionsOn, ClubEvents, Facts, Lists, Phrases, Texts } from '../world/Phrases.ts'
import { addressesWords } from './words/addresses.ts'
import { cartWords } from './words/cart.ts'
import { checkoutWords } from './words/checkout.ts'
import { gearWords } from './words/gear.ts'
import { ordersWords } from './words/orders.ts'
import { productWords } from './words/product.ts'
import { renewalsWords } from './words/renewals.ts'
import { rewardsWords } from './words/rewards.ts'
import { shopWords } from './words/shop.ts'
import { subscriptionsWords } from './words/subscriptions.ts'

const places: Actions = {
  'her fittings': ({ fittings }) => fittings.open(),
  'his fittings': ({ fittings }) => fittings.open(),
  'her earlier fittings': ({ fittings }) => fittings.openEarlier(),
  'her putter fittings': ({ fittings }) => fittings.openPutters(),
}

const acts: Actions = {
  'pays the deposit in instalments': ({ deposits }) => deposits.payInInstalments(),
  'confirms the deposit': ({ deposits }) => deposits.press(),
  'confirms the deposit to her bank': ({ deposits }) => deposits.confirmToBank(),
  'tries the deposit again, with nothing in the way': ({ deposits }, { club }) => {
    club.faults.clear()
    return deposits.tryAgain()
  },
  'closes the deposit': ({ deposits }) => deposits.close(),
  'goes on to the deposit': ({ fittings }) => fittings.goOnToDeposit(),
  'deletes the placed order': async ({ deposits }) => {
    await deposits.close()
    await deposits.deletePlaced()
  },
}

const actsOn: ActionsOn = {
  'opens the fitting of': ({ fittings }, day) => fittings.openFitting(day),
  'opens the putter fitting of': ({ fittings }, day) => fittings.openPutterFitting(day),
  'compares her club with': ({ fittings }, name) => fittings.compareWith(name),
  'begins the deposit of the order': ({ deposits }, id) => deposits.begin(id),
  'comes back to the deposit of the order': async (actor, id) => {
    await actor.reload()
    await actor.deposits.begin(id)
  },
  'orders the set': ({ deposits }, name) => deposits.chooseSet(name),
  'uses the coupon for the deposit': ({ deposits }, code) => deposits.apply('coupon', code),
  'uses the gift code for the deposit': ({ deposits }, code) => deposits.apply('giftCode', code),
  'bills the deposit to': ({ deposits }, street) => deposits.billTo(street),
}

const facts: Facts = {
  'the deposit is paid': ({ deposits }) => deposits.isPaid(),
  'there are no such clubs to order': ({ deposits }) => deposits.isGone(),
}

const depositSteps = new Map<string, string>([
  ['select', 'choice of the set'],
  ['error-order', 'order refused'],
  ['error-paymented', 'payment refused'],
  ['error-address', 'address refused'],
])

const texts: Texts = {
  'club compared with her own': ({ fittings }) => fittings.compared(),
  'order of custom-fit clubs': ({ fittings }) => fittings.order(),
  'step of the deposit': async ({ deposits }) => {
    const step = await deposits.step()
    return depositSteps.get(step ?? '') ?? step
  },
  "shop's message about the deposit": ({ deposits }) => deposits.message(),
}

const lists: Lists = {
  fittings: ({ fittings }) => fittings.all(),
  measurements: ({ fittings }) => fittings.trends(),
  'custom-fit clubs': ({ fittings }) => fittings.items(),
  'sums of custom-fit clubs': ({ fittings }) => fittings.sums(),
  'codes used for custom-fit clubs': ({ fittings }) => fittings.codes(),
  'steps that the workshop has done': ({ fittings }) => fittings.stepsDone(),
  'sums of the deposit': ({ deposits }) => deposits.sums(),
}

const events: ClubEvents = {
  "the fitter finishes Hana's wedge session": ({ club }) => finishSession(club.backend.world, 'FS-3108'),
  "the club returns the deposit of Hana's irons": ({ club }) => returnDeposit(club.backend.world, 'CC000000101'),
  "the workshop finishes the next step of Hana's irons": ({ club }) => finishNextStep(club.backend.world, 'CC000000101'),
}

const customFit: Phrases = { events, places, acts, actsOn, facts, texts, lists }

export const commerceWords: readonly Phrases[] = [
  customFit,
  addressesWords,
  cartWords,
  checkoutWords,
  gearWords,
  ordersWords,
  productWords,
  renewalsWords,
  rewardsWords,
  shopWords,
  subscriptionsWords,
]
