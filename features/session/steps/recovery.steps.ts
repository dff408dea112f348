import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { CodeWay, RecoveryStep } from '../actors/RecoveryActor.ts'

const newPassword = 'links-of-tomorrow'
const nobody = { email: 'nobody@elsewhere.example', phone: '+1 312 555 0199' }

async function choose(world: ClubWorld, member: Member, password = newPassword, repeated = password): Promise<void> {
  await world.as(member).recovery.choosePassword(password, repeated)
}

async function enterAndChoose(world: ClubWorld, member: Member): Promise<void> {
  await world.as(member).recovery.confirm(world.club.mail.code)
  await choose(world, member)
}

async function ask(world: ClubWorld, member: Member, to: string, way?: CodeWay): Promise<void> {
  await world.as(member).recovery.askForCode(to, way)
}

async function isAt(world: ClubWorld, member: Member, step: RecoveryStep): Promise<void> {
  await world.sees(() => world.as(member).recovery.step(), step)
}

When<ClubWorld>('{member} wants a new password', async function (member: Member) {
  await this.as(member).recovery.begin()
})

Given<ClubWorld>('{member} has asked for a code to her/his e-mail address', async function (member: Member) {
  await this.as(member).recovery.begin()
  await ask(this, member, this.club.members.credentialsOf(member).username)
})

Given<ClubWorld>('{member} has chosen a new password by a code', async function (member: Member) {
  await this.as(member).recovery.begin()
  await ask(this, member, this.club.members.credentialsOf(member).username)
  await enterAndChoose(this, member)
})

When<ClubWorld>('{member} asks for a code to her/his e-mail address', async function (member: Member) {
  await ask(this, member, this.club.members.credentialsOf(member).username)
})

When<ClubWorld>('{member} asks for a code to her/his phone number', async function (member: Member) {
  await ask(this, member, this.club.members.phoneOf(member), 'sms')
})

When<ClubWorld>("{member} (has )ask(s)(ed) for a code to {member}'s e-mail address", async function (member: Member, other: Member) {
  await ask(this, member, this.club.members.credentialsOf(other).username)
})

When<ClubWorld>("{member} (has )ask(s)(ed) for a code to {member}'s phone number", async function (member: Member, other: Member) {
  await ask(this, member, this.club.members.phoneOf(other), 'sms')
})

When<ClubWorld>("{member} (has )ask(s)(ed) for a code to an e-mail address of nobody's", async function (member: Member) {
  await ask(this, member, nobody.email)
})

When<ClubWorld>("{member} (has )ask(s)(ed) for a code to a phone number of nobody's", async function (member: Member) {
  await ask(this, member, nobody.phone, 'sms')
})

When<ClubWorld>('{member} asks for a code to {typing}', async function (member: Member, text: string) {
  await ask(this, member, text)
})

When<ClubWorld>('{member} asks for a text message to {typing}', async function (member: Member, text: string) {
  await ask(this, member, text, 'sms')
})

When<ClubWorld>('{member} (has )ask(s)(ed) for another code', async function (member: Member) {
  await this.as(member).recovery.askForAnotherCode()
})

When<ClubWorld>('{member} enters the code', async function (member: Member) {
  await this.as(member).recovery.confirm(this.club.mail.code)
})

When<ClubWorld>('{member} enters the first code', async function (member: Member) {
  await this.as(member).recovery.confirm(this.club.mail.firstCode)
})

When<ClubWorld>('{member} enters a code that she/he has made up', async function (member: Member) {
  await this.as(member).recovery.confirm('1')
})

When<ClubWorld>('{member} enters the code and chooses a new password', async function (member: Member) {
  await enterAndChoose(this, member)
})

Given<ClubWorld>('that link has been used already', async function () {
  await this.club.mail.isUsedUp()
})

When<ClubWorld>('{member} (has )follow(s)(ed) a link for a new password', async function (member: Member) {
  await this.club.mail.bringsResetLink(this.club.members.credentialsOf(member).username)
  this.device(member).startsAt(this.club.mail.link)
  await this.as(member).recovery.openReset()
})

When<ClubWorld>('{member} comes for a new password without a link', async function (member: Member) {
  this.device(member).startsAt('/reset-password')
  await this.as(member).recovery.openReset()
})

Given<ClubWorld>('{member} has chosen a new password', async function (member: Member) {
  await choose(this, member)
})

When<ClubWorld>('{member} chooses a new password', async function (member: Member) {
  await choose(this, member)
})

When<ClubWorld>('the answers come again, and {member} chooses a new password once more', async function (member: Member) {
  this.club.trouble.isOver()
  await choose(this, member)
})

When<ClubWorld>('{member} chooses a new password that is missing', async function (member: Member) {
  await choose(this, member, '')
})

When<ClubWorld>('{member} chooses a new password that is repeated wrongly', async function (member: Member) {
  await choose(this, member, newPassword, `${newPassword} `)
})

When<ClubWorld>('{member} chooses a new password that is far too long', async function (member: Member) {
  await choose(this, member, 'a'.repeat(10_000))
})

When<ClubWorld>('{member} signs in with her/his old password', async function (member: Member) {
  const { username } = this.club.members.credentialsOf(member)
  await this.as(member).session.signIn({ username, password: `fairway-${member.toLowerCase()}` })
})

Then<ClubWorld>('the code has come by e-mail', async function () {
  await this.sees(() => this.club.mail.channel, 'email')
})

Then<ClubWorld>('the code has come by text message', async function () {
  await this.sees(() => this.club.mail.channel, 'sms')
})

Then<ClubWorld>('{member} is asked for the code', async function (member: Member) {
  await isAt(this, member, 'code')
})

Then<ClubWorld>('{member} reads that it is used up, and can ask for another', async function (member: Member) {
  await isAt(this, member, 'used')
})

Then<ClubWorld>('{member} reads that it has run out, and can ask for another', async function (member: Member) {
  await isAt(this, member, 'run-out')
})

Then<ClubWorld>('{member} reads that a link or a code is needed', async function (member: Member) {
  await isAt(this, member, 'lost')
})

Then<ClubWorld>('{member} finds her/his e-mail address where the code is to go', async function (member: Member) {
  await this.sees(() => this.as(member).recovery.filledIn(), this.club.members.credentialsOf(member).username)
})

Then<ClubWorld>('{member} finds {typing} still filled in', async function (member: Member, text: string) {
  await this.sees(() => this.as(member).recovery.filledIn(), text)
})

Then<ClubWorld>('nothing of the link stands in the address, and nothing is kept on the device', async function () {
  const [, token = ''] = this.club.mail.link.split('=')
  await this.sees(() => this.myDevice.address(), '/reset-password')
  await this.sees(async () => JSON.stringify(await this.myDevice.kept()).includes(token), false)
})

Given<ClubWorld>('{member} was sent a link to verify her/his e-mail address', async function (member: Member) {
  await this.club.mail.bringsVerificationLink(this.club.members.credentialsOf(member).username)
  this.device(member).startsAt(this.club.mail.link)
})

When<ClubWorld>('{member} opens the link', async function (member: Member) {
  await this.as(member).recovery.openVerification()
})

When<ClubWorld>('{member} asks for a new link to {string}', async function (member: Member, email: string) {
  await this.as(member).recovery.askForNewLink(email)
})

Then<ClubWorld>('{string} was sent a link to verify the address', async function (email: string) {
  await this.sees(() => this.club.mail.verificationLinksTo(email).length, 1)
})

Then<ClubWorld>('{string} was sent another link to verify the address', async function (email: string) {
  await this.sees(() => this.club.mail.verificationLinksTo(email).length, 2)
})

When<ClubWorld>('{member} (has )come(s) to verify her/his address', async function (member: Member) {
  this.device(member).startsAt('/verify-email')
  await this.as(member).recovery.openVerification()
})

When<ClubWorld>('{member} enters the code to verify her/his address', async function (member: Member) {
  await this.as(member).recovery.verify(this.club.mail.code)
})

When<ClubWorld>('{member} enters {typing} to verify her/his address', async function (member: Member, text: string) {
  await this.as(member).recovery.verify(text)
})

Then<ClubWorld>("{member}'s address is not verified", async function (member: Member) {
  await this.sees(() => this.as(member).recovery.verification(), 'empty')
})

Then<ClubWorld>('{member} reads that her/his address is verified', async function (member: Member) {
  await this.sees(() => this.as(member).recovery.verification(), 'verified')
})

Then<ClubWorld>("{member}'s address is being verified", async function (member: Member) {
  await this.sees(() => this.as(member).recovery.verification(), 'wait')
})

Then<ClubWorld>("{member}'s address is verified, and the club knows it", async function (member: Member) {
  await this.sees(() => this.as(member).recovery.verification(), 'verified')
  await this.sees(() => this.club.members.hasVerifiedEmail(member), true)
})
