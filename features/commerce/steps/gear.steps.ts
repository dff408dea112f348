import { Given, Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { CardInHand } from '../actors/CheckoutActor.ts'
import { cardInHand } from '../cards.ts'

When<ClubWorld>('{member} buys {string} with {card}', async function (member: Member, name: string, card: CardInHand) {
  await buy(this.as(member), name, card)
})

Given<ClubWorld>('{member} has tried to buy {string} with {card}', async function (member: Member, name: string, card: CardInHand) {
  const player = this.as(member)
  await buy(player, name, card)
  await this.sees(() => this.club.purchases.gearPayments(member), 1)
})

When<ClubWorld>('{member} pays the gear with {card}', async function (member: Member, card: CardInHand) {
  await this.as(member).gear.fillInCard(card)
  await this.as(member).gear.pay()
})

When<ClubWorld>('{member} buys {string} in two windows at once, pressing ten times in each', async function (member: Member, name: string) {
  const windows = [this.as(member), this.secondWindow(member)]
  for (const { gear } of windows) {
    await gear.open()
    await gear.choose(name)
    await gear.fillInCard(cardInHand('a card'))
  }
  await Promise.all(windows.map(({ gear }) => gear.payManyTimes()))
})

Given<ClubWorld>('the club changes the price of the recommended {string}', async function (name: string) {
  await this.club.purchases.changesPriceOfGear(this.protagonist, name)
})

Then<ClubWorld>('the gear bought{window} is {string}', async function (inSecondWindow: boolean, expected: string) {
  await this.sees(() => this.at(this.protagonist, inSecondWindow).gear.bought(), expected)
})

Then<ClubWorld>('the club has {times} sold gear to {member}', async function (times: number, member: Member) {
  await this.sees(() => this.club.purchases.gearSold(member), times)
})

async function buy({ gear }: Actor, name: string, card: CardInHand): Promise<void> {
  await gear.choose(name)
  await gear.fillInCard(card)
  await gear.pay()
}
