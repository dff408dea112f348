import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { CardInHand } from '../cards.ts'
import { inTwoWindows } from '../inTwoWindows.ts'

Given<ClubWorld>('{member} is signed in and begins the deposit of {string}', async function (member: Member, id: string) {
  await this.restoreSession(member)
  await this.as(member).deposits.begin(id)
})

Given<ClubWorld>('{member} has paid the deposit with {card} in vain', async function (member: Member, card: CardInHand) {
  await this.as(member).payment.pay(card)
  await this.expectNotice(member, 'deposit-declined')
})

When<ClubWorld>(
  '{member} pays the deposit of {string} in two windows at once, pressing ten times in each',
  async function (member: Member, id: string) {
    await inTwoWindows(this, member, ({ deposits }) => deposits.begin(id))
  },
)

Given<ClubWorld>("the provider is slow with {member}'s next deposit", async function (member: Member) {
  await this.club.purchases.depositIs(member, 'hangs')
})

Then<ClubWorld>('the club has taken once from {member}: {string}', async function (member: Member, expected: string) {
  await this.expectEventually(() => this.club.purchases.deposits(member), [expected])
})
