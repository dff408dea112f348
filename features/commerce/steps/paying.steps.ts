import { When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { CardInHand } from '../actors/CheckoutActor.ts'

type Payment = (actor: Actor, card: CardInHand, world: ClubWorld, member: Member) => Promise<void>

const pay: Payment = async ({ checkout }, card) => {
  await checkout.fillInCard(card)
  await checkout.order()
}

definePhrases<Payment>('payment', {
  pays: pay,
  'has paid': pay,
  'pays by keyboard alone': ({ checkout }, card) => checkout.orderByKeyboard(card),
  'pays by pressing ten times': async ({ checkout }, card) => {
    await checkout.fillInCard(card)
    await checkout.orderManyTimes()
  },
  'pays in two windows at once': async ({ checkout }, card, world, member) => {
    const windows = [checkout, world.secondWindow(member).checkout]
    for (const window of windows) {
      await window.open()
      await window.chooseWay('Pinewood Parcel Standard')
      await window.fillInCard(card)
    }
    await Promise.all(windows.map((window) => window.orderManyTimes()))
  },
  'pays the renewal': async ({ renewals }, card) => {
    await renewals.fillInCard(card)
    await renewals.pay()
  },
  'pays the gear': async ({ gear }, card) => {
    await gear.fillInCard(card)
    await gear.pay()
  },
})

type Purchase = (actor: Actor, name: string, card: CardInHand, world: ClubWorld, member: Member) => Promise<void>

const renew: Purchase = async ({ renewals }, plan, card) => {
  await renewals.choose(plan)
  await renewals.fillInCard(card)
  await renewals.pay()
}

const buyGear: Purchase = async ({ gear }, name, card) => {
  await gear.choose(name)
  await gear.fillInCard(card)
  await gear.pay()
}

definePhrases<Purchase>('purchase', {
  renews: renew,
  'has renewed': async (player, plan, card, world) => {
    await renew(player, plan, card, world, world.activeMember)
    await world.expectEventually(async () => (await player.renewals.progress()) !== 'choosing' || (await player.notices()).length > 0, true)
  },
  'buys the gear': buyGear,
  'has tried to buy the gear': async (player, name, card, world, member) => {
    await buyGear(player, name, card, world, member)
    await world.expectEventually(() => world.club.purchases.gearPayments(member), 1)
  },
})

When<ClubWorld>('{member} {payment} with {card}', async function (member: Member, payWith: Payment, card: CardInHand) {
  await payWith(this.as(member), card, this, member)
})

When<ClubWorld>('{member} {purchase} {string} with {card}', async function (member: Member, buy: Purchase, name: string, card: CardInHand) {
  await buy(this.as(member), name, card, this, member)
})
