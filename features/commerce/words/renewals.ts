import type { Actions, ActionsOn, ActionsOnTwo, MemberSetups, Phrases, Texts } from '../../world/Phrases.ts'
import { cardInHand } from '../cards.ts'

const places: Actions = {
  'the renewals': ({ renewals }) => renewals.open(),
}

const acts: Actions = {
  'comes back to the renewals': async (actor) => {
    await actor.reload()
    await actor.renewals.open()
  },
  'uses her bucks': ({ renewals }) => renewals.useBucks(),
  'uses his own coupon': ({ renewals }) => renewals.useOwnCoupon(),
  'looks at the payment again': ({ renewals }) => renewals.look(),
  'begins another renewal': ({ renewals }) => renewals.beginAgain(),
  'pays the renewal': ({ renewals }) => renewals.pay(),
}

const actsOn: ActionsOn = {
  'has chosen to renew': ({ renewals }, plan) => renewals.choose(plan),
  'renews with the coupon': ({ renewals }, code) => renewals.useCoupon(code),
  'renews with the gift code': ({ renewals }, code) => renewals.useGiftCode(code),
  'presses ten times in each of two windows to renew': async ({ renewals }, plan, world, member) => {
    const windows = [renewals, world.secondWindow(member).renewals]
    for (const window of windows) {
      await window.open()
      await window.choose(plan)
      await window.fillInCard(cardInHand('a card'))
    }
    await Promise.all(windows.map((window) => window.payManyTimes()))
  },
}

const actsOnTwo: ActionsOnTwo = {
  'takes the lessons in': ({ renewals }, prefecture, centre) => renewals.chooseCentre(prefecture, centre),
}

const circumstances: MemberSetups = {
  'other device renews it': ({ club }, member) => club.purchases.renewsElsewhere(member),
}

const texts: Texts = {
  'plans to renew': async ({ renewals }) => (await renewals.plans()).join('; '),
  'membership of the player': ({ renewals }) => renewals.membership(),
  'orders of renewals': async ({ renewals }) => (await renewals.orders()).join('; '),
}

export const renewalsWords: Phrases = { places, acts, actsOn, actsOnTwo, circumstances, texts }
