import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { factsOf } from '../../world/facts.ts'

type Moment = Temporal.PlainDateTime

When<ClubWorld>('{member} adds {moment} to the choice', async function (member: Member, at: Moment) {
  await this.as(member).booking.addSuggestion(factsOf(at))
})

Then<ClubWorld>(
  '{member} is suggested {moment} with {coach}, being {reason}',
  async function (member: Member, at: Moment, coach: string, reason: string) {
    await this.sees(async () => {
      const suggested = await this.as(member).booking.suggested()
      return (
        suggested.some(
          (each) => each.reason === reason && each.coach === coach && each.day === factsOf(at).day && each.time === factsOf(at).time,
        ) || suggested
      )
    }, true)
  },
)
