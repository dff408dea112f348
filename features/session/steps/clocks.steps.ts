import { Given, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'

definePhrases<boolean>('deviation', { fast: true, slow: false })

Given<ClubWorld>(
  "the clock of {member}'s device is {duration} {deviation}",
  function (_member: Member, by: Temporal.Duration, isFast: boolean) {
    this.club.skewDeviceClocks(isFast ? by : by.negated())
  },
)

When<ClubWorld>(
  '{member} asks for a ticket for the desk and looks at it for {duration}',
  async function (member: Member, duration: Temporal.Duration) {
    this.environment.limitWaits(duration)
    await this.as(member).tokenSignIn.askForTicket()
  },
)
