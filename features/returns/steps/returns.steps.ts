import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { define } from '../../world/parameterTypes.ts'

define('presses', /| by pressing ten times/, (text) => (text === '' ? 1 : 10))

Given<ClubWorld>('{member} takes a return of {member} for her own', async function (member: Member, other: Member) {
  await this.club.purchases.isReturnHandedOver(member, other)
})

Given<ClubWorld>("{member}'s form names a file of {member}", async function (_member: Member, other: Member) {
  await this.club.purchases.areFilesHandedOver(other)
})

When<ClubWorld>(
  '{member} requests {int} of {string}{presses}',
  async function (member: Member, quantity: number, name: string, presses: number) {
    await this.as(member).returns.request(name, quantity, presses)
  },
)

When<ClubWorld>("{member} opens the address of {member}'s return", async function (member: Member, other: Member) {
  await this.as(member).returns.comeByAddress(this.club.purchases.returnOf(playerId(other)))
})

When<ClubWorld>('{member} rates the return with {int} and {string}', async function (member: Member, stars: number, comment: string) {
  await this.as(member).returns.rate(stars, comment)
})

Then<ClubWorld>('{member} sees that the return of {string} is {string}', async function (member: Member, items: string, status: string) {
  await this.expectEventually(() => this.as(member).returns.shown(), { items, status })
})

Then<ClubWorld>('that return is as it was', async function () {
  await this.expectEventually(async () => this.club.purchases.isHandedReturnUntouched(), true)
})

Then<ClubWorld>('the shop keeps {int} returns of {member}', async function (expected: number, member: Member) {
  await this.expectEventually(async () => this.club.purchases.returnsOf(member), expected)
})
