import { Given, Then, When } from '@cucumber/cucumber'
import type { Session } from '#domain/session/session'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'
import type { Credentials } from '../actors/SessionActor.ts'

type SessionFlags = Partial<Pick<Session, 'rememberMe' | 'skytrakLogin'>>

define('sessionKind', /| and remembered| by way of a launch monitor/, (text): SessionFlags => {
  if (text === '') return {}
  return text === ' and remembered' ? { rememberMe: true } : { skytrakLogin: true }
})

type SignIn = (club: Club, member: Member) => Credentials

definePhrases<SignIn>('credentials', {
  'with her password': ({ memberships }, member) => memberships.credentialsOf(member),
  'with her old password': ({ memberships }, member) => ({
    ...memberships.credentialsOf(member),
    password: `fairway-${member.toLowerCase()}`,
  }),
  'with her phone number and her password': ({ memberships }, member) => ({
    ...memberships.credentialsOf(member),
    username: memberships.phoneOf(member),
  }),
  'with spaces around her email address': ({ memberships }, member) => {
    const { username, password } = memberships.credentialsOf(member)
    return { username: `  ${username} `, password }
  },
  'with a wrong password': ({ memberships }, member) => ({ ...memberships.credentialsOf(member), password: 'nearly right' }),
  'without an email address': ({ memberships }, member) => ({ ...memberships.credentialsOf(member), username: ' ' }),
  'without a password': ({ memberships }, member) => ({ ...memberships.credentialsOf(member), password: '' }),
})

When<ClubWorld>(
  /^(\w+) (?:opens|has opened|reloads) the club( in (?:the|a) second window)?$/,
  async function (member: Member, window?: string | null) {
    await this.at(member, Boolean(window)).reload()
  },
)

Given<ClubWorld>('{member} is signed in{sessionKind}', async function (member: Member, flags: SessionFlags) {
  await this.restoreSession(member, flags)
})

Given<ClubWorld>('{member} is signed in and has been here before', async function (member: Member) {
  await this.restoreSession(member, { player: this.club.memberships.playerOf(member) })
})

When<ClubWorld>('{member} (has )sign(s)(ed) in {credentials}', async function (member: Member, credentials: SignIn) {
  await this.as(member).session.signIn(credentials(this.club, member))
})

When<ClubWorld>('{member} (has )sign(s)(ed) in on the same device', async function (member: Member) {
  this.shareDeviceWith(member)
  await this.as(member).session.signIn(this.club.memberships.credentialsOf(member))
})

Given<ClubWorld>('the sign-in is answered with a warning beside the good news', function () {
  this.club.faults.answerWithCode(['session.login'], 90001)
})

Given<ClubWorld>('the sign-in is answered as for another region, which the club leaves out', function () {
  this.club.faults.answerWithCode(['session.login'], 90015)
})

Then<ClubWorld>(
  /^(\w+) finds (?:her|him)self signed (in|out)( in the second window)?$/,
  async function (member: Member, state: string, secondWindow?: string) {
    await this.expectEventually(() => this.at(member, Boolean(secondWindow)).session.isSignedIn(), state === 'in')
  },
)

Then<ClubWorld>('{member} can sign in', async function (member: Member) {
  await this.as(member).session.signIn(this.club.memberships.credentialsOf(member))
  await this.expectEventually(() => this.as(member).session.isSignedIn(), true)
})
