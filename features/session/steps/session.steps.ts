import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

When<ClubWorld>('{member} (has )open(s)(ed) the club', async function (member: Member) {
  await this.as(member).reload()
})

Given<ClubWorld>('{member} is signed in', async function (member: Member) {
  await this.hasSession(member)
})

Given<ClubWorld>('{member} is signed in and has been here before', async function (member: Member) {
  await this.hasSession(member, { player: this.club.members.playerOf(member) })
})

Given<ClubWorld>('{member} is signed in and remembered', async function (member: Member) {
  await this.hasSession(member, { rememberMe: true })
})

Given<ClubWorld>('{member} is signed in by way of a launch monitor', async function (member: Member) {
  await this.hasSession(member, { skytrakLogin: true })
})

Given<ClubWorld>('{member}, who plays left-handed, is signed in', async function (member: Member) {
  await this.club.members.is(member, { hand: 'left' })
  await this.hasSession(member)
})

Given<ClubWorld>('{member}, who wants metric speeds only, is signed in', async function (member: Member) {
  await this.club.members.is(member, { metricDistances: false, metricSpeeds: true })
  await this.hasSession(member)
})

When<ClubWorld>('{member} (has )sign(s)(ed) in with her/his password', async function (member: Member) {
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
})

When<ClubWorld>('{member} signs in with her/his phone number and her/his password', async function (member: Member) {
  await this.as(member).session.signIn({ ...this.club.members.credentialsOf(member), username: this.club.members.phoneOf(member) })
})

When<ClubWorld>('{member} signs in with spaces around her/his e-mail address', async function (member: Member) {
  const { username, password } = this.club.members.credentialsOf(member)
  await this.as(member).session.signIn({ username: `  ${username} `, password })
})

When<ClubWorld>('{member} signs in with a wrong password', async function (member: Member) {
  await this.as(member).session.signIn({ ...this.club.members.credentialsOf(member), password: 'nearly right' })
})

Given<ClubWorld>('{member} has tried a wrong password', async function (member: Member) {
  await this.as(member).session.signIn({ ...this.club.members.credentialsOf(member), password: 'nearly right' })
  await this.tells(member, 'credential-mismatch')
})

When<ClubWorld>('{member} signs in without an e-mail address', async function (member: Member) {
  await this.as(member).session.signIn({ ...this.club.members.credentialsOf(member), username: ' ' })
})

When<ClubWorld>('{member} signs in without a password', async function (member: Member) {
  await this.as(member).session.signIn({ ...this.club.members.credentialsOf(member), password: '' })
})

When<ClubWorld>('{member} signs in twice at once', async function (member: Member) {
  await this.as(member).session.signInTwice(this.club.members.credentialsOf(member))
})

When<ClubWorld>('{member} (has )sign(s)(ed) out', async function (member: Member) {
  await this.as(member).session.signOut()
})

When<ClubWorld>('{member} (has )sign(s)(ed) out and in again', async function (member: Member) {
  await this.as(member).session.signOut()
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
})

When<ClubWorld>('{member} signs in on the same device with her/his password', async function (member: Member) {
  this.handDeviceTo(member)
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
})

Given<ClubWorld>('the sign-in is answered with code {int} beside the good news', function (code: number) {
  this.club.trouble.answersWithCode(['session.login'], code)
})

Then<ClubWorld>('{member} finds herself/himself signed in', async function (member: Member) {
  await this.sees(() => this.as(member).session.isSignedIn(), true)
})

Then<ClubWorld>('{member} finds herself/himself signed out', async function (member: Member) {
  await this.sees(() => this.as(member).session.isSignedIn(), false)
})

Then<ClubWorld>('{member} finds herself/himself signed out in the second window', async function (member: Member) {
  await this.sees(() => this.secondWindow(member).session.isSignedIn(), false)
})

Then<ClubWorld>('{member} can sign in', async function (member: Member) {
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
  await this.sees(() => this.as(member).session.isSignedIn(), true)
})

Then<ClubWorld>("the club's answer is kept, and its own words are not shown", async function () {
  await this.sees(() => this.me.session.refusal(), { kept: true, shown: false })
})

Then<ClubWorld>('{member} finds her/his e-mail address still filled in', async function (member: Member) {
  await this.sees(() => this.as(member).session.usernameFilledIn(), this.club.members.credentialsOf(member).username)
})

Then<ClubWorld>('the wish to be remembered is still set', async function () {
  await this.sees(() => this.me.session.rememberMe(), true)
})
