import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { swingId } from '../swingNames.ts'

Then<ClubWorld>('the coach has {string} about {string}', async function (comment: string, swing: string) {
  await this.expectEventually(() => this.club.learning.commentsOn(swingId(swing)).join(', '), comment)
})

When<ClubWorld>(
  /^(\w+) sends the swing to (?:her|his) coach with a comment (?:of (\d+) characters|that runs backwards)$/,
  async function (member: Member, length?: string) {
    await this.as(member).swings.send(length ? 'x'.repeat(Number(length)) : 'Hips \u202Elate')
  },
)
