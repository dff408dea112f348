import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { momentOf } from '../../world/timeTexts.ts'

type Moment = Temporal.PlainDateTime

When<ClubWorld>('{member} adds {moment} to the choice', async function (member: Member, at: Moment) {
  await this.as(member).booking.addSuggestion(momentOf(at))
})

Then<ClubWorld>(
  '{member} is suggested {moment} with {coach}, being {reason}',
  async function (member: Member, at: Moment, coach: string, reason: string) {
    await this.expectEventually(async () => {
      const suggested = await this.as(member).booking.suggested()
      return (
        suggested.some(
          (each) => each.reason === reason && each.coach === coach && each.day === momentOf(at).day && each.time === momentOf(at).time,
        ) || suggested
      )
    }, true)
  },
)
