import { Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { Progress } from '../actors/ContactActor.ts'

When<ClubWorld>('{member} turns to the verification of her/his number', async function (member: Member) {
  await this.as(member).contact.goToVerification()
})

When<ClubWorld>('{member} (has )ask(s)(ed) for a code to {string}', async function (member: Member, phone: string) {
  await this.as(member).contact.askForNumber(phone)
})

When<ClubWorld>('{member} sends back the code from her/his number {string}', async function (member: Member, phone: string) {
  await this.as(member).contact.confirmNumber(this.club.members.codeSentTo(phone))
})

When<ClubWorld>('{member} verifies her/his number with the code {string}', async function (member: Member, code: string) {
  await this.as(member).contact.confirmNumber(code)
})

Then<ClubWorld>('{string} stands in the field for the number', async function (phone: string) {
  await this.sees(() => this.me.contact.numberTyped(), phone)
})

Then<ClubWorld>(/^the request for a code is (OFF|SUCCESS|FAILED)$/, async function (result: 'OFF' | 'SUCCESS' | 'FAILED') {
  await this.sees(() => this.me.contact.codeRequest(), result)
})

Then<ClubWorld>('the code {int} is kept of the refusal', async function (code: number) {
  await this.sees(() => this.me.contact.refusalOfCode(), code)
})

Then<ClubWorld>('the verification of the number is {progress}', async function (progress: Progress) {
  await this.sees(() => this.me.contact.verifying(), progress)
})

Then<ClubWorld>("{member}'s number counts as verified", async function (member: Member) {
  await this.sees(() => this.club.members.contactOf(member).phoneVerified, true)
})

Then<ClubWorld>("{member}'s number does not count as verified", async function (member: Member) {
  await this.sees(() => this.club.members.contactOf(member).phoneVerified ?? false, false)
})

Then<ClubWorld>('the verification shows the number as verified', async function () {
  await this.sees(() => this.me.contact.isVerified(), true)
})
