import { Given } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>('{member} has entered the practice clubhouse as {name}', async function (member: Member, name: string) {
  const { session } = this.as(member)
  await session.enterAs(name)
  await this.expectEventually(() => session.isSignedIn(), true)
})
