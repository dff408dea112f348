import { Given } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { button, called, region } from '../../world/screen/Target.ts'

Given<ClubWorld>('{member} has entered the practice clubhouse as {name}', async function (member: Member, name: string) {
  const { screen, session } = this.as(member)
  await screen.press(button(called(name)).within(region('session:signIn.castTitle')))
  await this.expectEventually(() => session.isSignedIn(), true)
})
