import { Given, Then, When } from '@cucumber/cucumber'
import type { Session } from '#domain/session/session'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { define, defineWords } from '../../world/vocabulary.ts'
import type { Credentials } from '../actors/SessionActor.ts'

type SessionFlags = Partial<Pick<Session, 'rememberMe' | 'skytrakLogin'>>

define('sessionKind', /| and remembered| by way of a launch monitor/, (text): SessionFlags => {
  if (text === '') return {}
  return text === ' and remembered' ? { rememberMe: true } : { skytrakLogin: true }
})

type SignIn = (club: Club, member: Member) => Credentials

defineWords<SignIn>('credentials', {
  'with her password': ({ members }, member) => members.credentialsOf(member),
  'with her old password': ({ members }, member) => ({
    ...members.credentialsOf(member),
    password: `fairway-${member.toLowerCase()}`,
  }),
  'with her phone number and her password': ({ members }, member) => ({
    ...members.credentialsOf(member),
    username: members.phoneOf(member),
  }),
  'with spaces around her email address': ({ members }, member) => {
    const { username, password } = members.credentialsOf(member)
    return { username: `  ${username} `, password }
  },
  'with a wrong password': ({ members }, member) => ({ ...members.credentialsOf(member), password: 'nearly right' }),
  'without an email address': ({ members }, member) => ({ ...members.credentialsOf(member), username: ' ' }),
  'without a password': ({ members }, member) => ({ ...members.credentialsOf(member), password: '' }),
})

When<ClubWorld>(
  /^(\w+) (?:opens|has opened|reloads) the club( in (?:the|a) second window)?$/,
  async function (member: Member, window?: string | null) {
    await this.at(member, Boolean(window)).reload()
  },
)

Given<ClubWorld>('{member} is signed in{sessionKind}', async function (member: Member, flags: SessionFlags) {
  await this.hasSession(member, flags)
})

Given<ClubWorld>('{member} is signed in and has been here before', async function (member: Member) {
  await this.hasSession(member, { player: this.club.members.playerOf(member) })
})

When<ClubWorld>('{member} (has )sign(s)(ed) in {credentials}', async function (member: Member, credentials: SignIn) {
  await this.as(member).session.signIn(credentials(this.club, member))
})

When<ClubWorld>('{member} (has )sign(s)(ed) in on the same device', async function (member: Member) {
  this.handDeviceTo(member)
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
})

Given<ClubWorld>('the sign-in is answered with code {int} beside the good news', function (code: number) {
  this.club.trouble.answersWithCode(['session.login'], code)
})

Then<ClubWorld>(
  /^(\w+) finds (?:her|him)self signed (in|out)( in the second window)?$/,
  async function (member: Member, state: string, secondWindow?: string) {
    await this.sees(() => this.at(member, Boolean(secondWindow)).session.isSignedIn(), state === 'in')
  },
)

Then<ClubWorld>('{member} can sign in', async function (member: Member) {
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
  await this.sees(() => this.as(member).session.isSignedIn(), true)
})
