import { Then, When } from '@cucumber/cucumber'
import { inTwoWindows } from '../../commerce/inTwoWindows.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { beginPurchase, goOnToPayment } from '../words/plans.ts'

When<ClubWorld>('{member} buys {string} with a card in two windows at once', async function (member: Member, plan: string) {
  await inTwoWindows(this, member, async (window) => {
    await beginPurchase(window)
    await goOnToPayment(window, plan)
  })
})

Then<ClubWorld>(
  'the club has sold {member} {int} membership(s) named {string}',
  async function (member: Member, count: number, name: string) {
    const { deviceMemberships } = this.club.backend.world
    const owned = () =>
      deviceMemberships.list((row) => row.playerId === playerId(member) && row.name === name && row.deviceId === undefined)
    await this.expectEventually(async () => owned().length, count)
  },
)

Then<ClubWorld>('{member} was {times} charged for {string}', async function (member: Member, count: number, name: string) {
  const { devicePurchases } = this.club.backend.world
  const paid = () => devicePurchases.list((row) => row.playerId === playerId(member) && row.name === name && row.status === 'paid')
  await this.expectEventually(async () => paid().length, count)
})
