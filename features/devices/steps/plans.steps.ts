import { Then, When } from '@cucumber/cucumber'
import type { CardInHand } from '../../commerce/actors/CheckoutActor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

When<ClubWorld>('{member} pays for the plan with {card}', async function (member: Member, card: CardInHand) {
  await this.as(member).monitorPlans.pay(card)
})

When<ClubWorld>('{member} pays for the plan with {card} by pressing ten times', async function (member: Member, card: CardInHand) {
  await this.as(member).monitorPlans.pay(card, 10)
})

When<ClubWorld>(
  '{member} buys {string} with {card} in two windows at once',
  async function (member: Member, plan: string, card: CardInHand) {
    const windows = [this.as(member), this.secondWindow(member)]
    for (const { monitorPlans } of windows) await monitorPlans.beginPurchase()
    for (const { monitorPlans } of windows) {
      await monitorPlans.choose(plan)
      await monitorPlans.goOn()
      await monitorPlans.goOn()
    }
    for (const { checkout } of windows) await checkout.fillInCard(card)
    await Promise.all(windows.map(({ checkout }) => checkout.orderManyTimes()))
  },
)

Then<ClubWorld>(
  'the club has sold {member} {int} membership(s) named {string}',
  async function (member: Member, count: number, name: string) {
    const { deviceMemberships } = this.club.backend.world
    const owned = () =>
      deviceMemberships.list((row) => row.playerId === playerId(member) && row.name === name && row.deviceId === undefined)
    await this.expectEventually(async () => owned().length, count)
  },
)

Then<ClubWorld>('{member} was charged {int} time(s) for {string}', async function (member: Member, count: number, name: string) {
  const { devicePurchases } = this.club.backend.world
  const paid = () => devicePurchases.list((row) => row.playerId === playerId(member) && row.name === name && row.status === 'paid')
  await this.expectEventually(async () => paid().length, count)
})
