import { Given, Then, When } from '@cucumber/cucumber'
import { commentOnRound } from '#mocks/contexts/rounds/rounds/clubActions'
import { roundsOf } from '#mocks/contexts/rounds/rounds/rounds'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'

Given<ClubWorld>('Marisol Vance comments {string} on the latest round of {member}', async function (comment: string, member: Member) {
  const { world } = this.club.backend
  await commentOnRound(world, roundsOf(world, playerId(member)).at(-1)?.id ?? '', comment)
})

When<ClubWorld>('{member} looks for rounds from {day}', async function (member: Member, from: Temporal.PlainDate) {
  await this.as(member).rounds.filter(from.toString())
})

When<ClubWorld>(
  '{member} looks for rounds from {day} to {day}',
  async function (member: Member, from: Temporal.PlainDate, to: Temporal.PlainDate) {
    await this.as(member).rounds.filter(from.toString(), to.toString())
  },
)

Then<ClubWorld>('the club knows {int} rounds of {member}', async function (count: number, member: Member) {
  await this.expectEventually(() => roundsOf(this.club.backend.world, playerId(member)).length, count)
})
