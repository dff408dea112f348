import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { anyRefusal } from '../../world/refusals.ts'
import { type Target, text } from '../../world/screen/Target.ts'
import { phoneNumber } from '../actors/ContactActor.ts'
import type { SentCode } from './SentCode.ts'

const refused = text('contact:contact.codeNotSent')

definePhrases<Target>('codeRequest', {
  'not made': phoneNumber.without(refused),
  successful: text('code:code.sentTo'),
  refused,
})

When<ClubWorld>('{member} sends back {sentCode} to verify her/his number', async function (member: Member, code: SentCode) {
  await this.as(member).contact.enter(code(this.club))
})

Then<ClubWorld>('the request for a code is {codeRequest}', async function (shown: Target) {
  await this.expectEventually(() => this.me.screen.shows(shown), true)
})

Then<ClubWorld>("only the number of the refused message's reason is kept", async function () {
  await this.expectEventually(() => this.me.refusalReason(), { code: anyRefusal, words: undefined })
})

Then<ClubWorld>(/^(\w+)'s number (counts|does not count) as verified$/, async function (member: Member, verb: string) {
  await this.expectEventually(() => this.club.memberships.contactOf(member).phoneVerified ?? false, verb === 'counts')
})
