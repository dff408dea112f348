import { Given, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { username as field } from '../actors/SessionActor.ts'

Given<ClubWorld>('the club loads slowly for {member}', function (member: Member) {
  this.device(member).holdScripts()
})

Given<ClubWorld>(/^(\w+) has typed (half of )?(?:her|his) email address at the sign-in$/, async function (member: Member, half?: string) {
  const { username } = this.club.memberships.credentialsOf(member)
  await this.as(member).screen.type(field, half ? username.slice(0, username.length / 2) : username)
})

When<ClubWorld>('the club has loaded for {member}', async function (member: Member) {
  await this.device(member).releaseScripts()
})

When<ClubWorld>('the club has loaded for {member} while she/he goes on typing', async function (member: Member) {
  const { username } = this.club.memberships.credentialsOf(member)
  const rest = [...username.slice(username.length / 2)]
  const letIn = this.device(member).releaseScripts()
  for (const letter of rest) await this.as(member).earlyTyping.goOn(letter)
  await letIn
})
