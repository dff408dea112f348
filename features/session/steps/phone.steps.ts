import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { SentCode } from './SentCode.ts'

definePhrases<'OFF' | 'SUCCESS' | 'FAILED'>('codeRequest', { 'not made': 'OFF', successful: 'SUCCESS', refused: 'FAILED' })

When<ClubWorld>('{member} sends back {sentCode} to verify her/his number', async function (member: Member, code: SentCode) {
  await this.as(member).contact.confirmNumber(code(this.club))
})

Then<ClubWorld>('the request for a code is {codeRequest}', async function (result: 'OFF' | 'SUCCESS' | 'FAILED') {
  await this.expectEventually(() => this.me.contact.codeRequest(), result)
})

Then<ClubWorld>('only the error code {int} of the refusal is kept', async function (code: number) {
  await this.expectEventually(() => this.me.contact.refusalOfCode(), code)
})

Then<ClubWorld>(/^(\w+)'s number (counts|does not count) as verified$/, async function (member: Member, verb: string) {
  await this.expectEventually(() => this.club.memberships.contactOf(member).phoneVerified ?? false, verb === 'counts')
})
