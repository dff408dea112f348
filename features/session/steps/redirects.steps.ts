import { Given, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>('the club opens slowly to {member}', function (member: Member) {
  this.device(member).holdScripts()
})

Given<ClubWorld>(/^(\w+) has written (half of )?(?:her|his) e-mail address at the door$/, async function (member: Member, half?: string) {
  const { username } = this.club.memberships.credentialsOf(member)
  await this.as(member).session.write(half ? username.slice(0, username.length / 2) : username)
})

When<ClubWorld>('the club opens to {member}', async function (member: Member) {
  await this.device(member).releaseScripts()
})

When<ClubWorld>('the club opens to {member} while she/he writes on', async function (member: Member) {
  const { username } = this.club.memberships.credentialsOf(member)
  const rest = [...username.slice(username.length / 2)]
  const letIn = this.device(member).releaseScripts()
  for (const letter of rest) await this.as(member).session.writeOn(letter)
  await letIn
})
