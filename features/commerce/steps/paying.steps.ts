import { When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { CardInHand } from '../cards.ts'
import { inTwoWindows } from '../inTwoWindows.ts'
import { chooseGear } from '../words/gear.ts'
import { choosePlan } from '../words/renewals.ts'

type Payment = (actor: Actor, card: CardInHand, world: ClubWorld, member: Member) => Promise<void>

const pay: Payment = ({ payment }, card) => payment.pay(card)

definePhrases<Payment>('payment', {
  pays: pay,
  'has paid': pay,
  'pays the renewal': pay,
  'pays the gear': pay,
  'pays the deposit': pay,
  'pays by keyboard alone': ({ keyboard }, card) => keyboard.order(card),
  'pays by pressing ten times': async ({ payment }, card) => {
    await payment.fillIn(card)
    await payment.press(10)
  },
  'pays in two windows at once': (_actor, _card, world, member) =>
    inTwoWindows(world, member, async ({ checkout }) => {
      await checkout.open()
      await checkout.chooseWay('Pinewood Parcel · Standard')
    }),
})

type Purchase = (actor: Actor, name: string, card: CardInHand) => Promise<void>

const renew: Purchase = async ({ screen, payment }, plan, card) => {
  await choosePlan(screen, plan)
  await payment.pay(card)
}

const buyGear: Purchase = async ({ screen, payment }, name, card) => {
  await chooseGear(screen, name)
  await payment.pay(card)
}

definePhrases<Purchase>('purchase', {
  renews: renew,
  'has renewed': renew,
  'buys the gear': buyGear,
  'has tried to buy the gear': buyGear,
})

When<ClubWorld>('{member} {payment} with {card}', async function (member: Member, payWith: Payment, card: CardInHand) {
  await payWith(this.as(member), card, this, member)
})

When<ClubWorld>('{member} {purchase} {string} with {card}', async function (member: Member, buy: Purchase, name: string, card: CardInHand) {
  await buy(this.as(member), name, card)
})
