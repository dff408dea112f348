import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { Progress } from '../actors/ContactActor.ts'

Given<ClubWorld>("the club's staff are in the club in {member}'s name", async function (member: Member) {
  await this.hasSession(member, { byTicket: true })
})

When<ClubWorld>('{member} turns to her/his password', async function (member: Member) {
  await this.as(member).contact.goToPassword()
})

When<ClubWorld>('{member} (has )change(s)(d) her/his password to {string}', async function (member: Member, newPassword: string) {
  const { password: oldPassword } = this.club.members.credentialsOf(member)
  await this.as(member).contact.changePassword({ oldPassword, newPassword, repeated: newPassword })
})

When<ClubWorld>(
  '{member} changes her/his password from {string} to {string}',
  async function (member: Member, oldPassword: string, newPassword: string) {
    await this.as(member).contact.changePassword({ oldPassword, newPassword, repeated: newPassword })
  },
)

When<ClubWorld>(
  '{member} changes her/his password to {string}, repeated as {string}',
  async function (member: Member, newPassword: string, repeated: string) {
    const { password: oldPassword } = this.club.members.credentialsOf(member)
    await this.as(member).contact.changePassword({ oldPassword, newPassword, repeated })
  },
)

When<ClubWorld>('{member} changes her/his password to one of {int} characters', async function (member: Member, length: number) {
  const { password: oldPassword } = this.club.members.credentialsOf(member)
  const newPassword = 'x'.repeat(length)
  await this.as(member).contact.changePassword({ oldPassword, newPassword, repeated: newPassword })
})

When<ClubWorld>('{member} clears the form for the password', async function (member: Member) {
  await this.as(member).contact.clearPassword()
})

Then<ClubWorld>('the change of the password is {progress}', async function (progress: Progress) {
  await this.sees(() => this.me.contact.changingPassword(), progress)
})

Then<ClubWorld>('nothing of the passwords stands anywhere any more', async function () {
  await this.sees(() => this.me.contact.passwordsTyped(), [])
})

Then<ClubWorld>('{string} and {string} still stand there', async function (oldPassword: string, newPassword: string) {
  await this.sees(() => this.me.contact.passwordsTyped(), [oldPassword, newPassword, newPassword])
})

Then<ClubWorld>('the club lets {member} in with {string}', async function (member: Member, password: string) {
  await this.sees(() => this.club.members.credentialsOf(member).password, password)
})

Then<ClubWorld>("{member} can't change her/his password here", async function (member: Member) {
  await this.sees(() => this.as(member).contact.mayChangePassword(), false)
})
