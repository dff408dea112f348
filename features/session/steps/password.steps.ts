import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

Given<ClubWorld>("the club's staff act in {member}'s name", async function (member: Member) {
  await this.restoreSession(member, { byTicket: true })
})

When<ClubWorld>(
  /^(\w+) (?:changes|has changed) (?:her|his) password(?: from "(.*?)")? to (?:"(.*?)"|one of (\d+) characters)(?:, repeated as "(.*)")?$/,
  async function (member: Member, from: string | null, to: string | null, length: string | null, repeated: string | null) {
    const newPassword = to ?? 'x'.repeat(Number(length))
    const oldPassword = from ?? this.club.memberships.credentialsOf(member).password
    await this.as(member).contact.changePassword({ oldPassword, newPassword, repeated: repeated ?? newPassword })
  },
)

Then<ClubWorld>('{string} and {string} are still in the form', async function (oldPassword: string, newPassword: string) {
  await this.expectEventually(() => this.me.contact.passwordsTyped(), [oldPassword, newPassword, newPassword])
})

Then<ClubWorld>('the club lets {member} in with {string}', async function (member: Member, password: string) {
  await this.expectEventually(() => this.club.memberships.credentialsOf(member).password, password)
})
