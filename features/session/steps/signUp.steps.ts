import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, memberNamed, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import { sol } from '../../world/Registrations.ts'
import { text } from '../../world/screen/Target.ts'
import { birthday, type SignUpStep } from '../actors/SignUpActor.ts'
import { signUpFields } from '../words/signUp.ts'

definePhrases<(typeof signUpFields)[keyof typeof signUpFields]>('signUpField', signUpFields)

definePhrases<SignUpStep>('signUpStep', { 'an account': 'account', 'the code': 'code', 'the terms': 'terms', nothing: 'over' })

definePhrases<'register' | 'terms' | 'privacy'>('clubText', { welcome: 'register', terms: 'terms', 'privacy notice': 'privacy' })

When<ClubWorld>(/^Sol follows (?:an unknown|(\w+)'s) invitation$/, async function (friend: string | null) {
  const member = memberNamed(friend ?? '')
  await this.as('Sol').signUp.come(member ? playerId(member) : 'nobody-of-the-club')
})

When<ClubWorld>('Sol (has )writ(es)(ten) {entry} as the {signUpField}', async function (text: string, field: string) {
  const { signUp, screen } = this.as('Sol')
  await (field === 'birthday' ? screen.type(birthday, text) : signUp.write({ [field]: text }))
})

Given<ClubWorld>('the club says {string} in its {clubText}', async function (text: string, name: string) {
  await this.club.registrations.setClubText(name, text.startsWith('<') ? text : `<p>${text}</p>`)
})

Then<ClubWorld>('Sol reads {string} in the {clubText}', async function (text: string, name: 'register' | 'terms' | 'privacy') {
  await this.expectEventually(async () => (await this.as('Sol').signUp.clubText(name)).includes(text), true)
})

Then<ClubWorld>('{member} is( still) asked for {signUpStep}', async function (member: Member, step: SignUpStep) {
  await this.expectEventually(() => this.as(member).signUp.step(), step)
})

Then<ClubWorld>('the {signUpField} that Sol has written is still {typing}', async function (field: string, text: string) {
  await this.expectEventually(async () => (await this.as('Sol').signUp.entered()).get(field), text)
})

Then<ClubWorld>('{count} account(s) has/have the address of Sol', function (count: number) {
  assert.equal(this.club.registrations.accounts(sol.email).length, count)
})

Given<ClubWorld>('{member} is a child of {member}', async function (child: Member, parent: Member) {
  await this.club.registrations.setParent(playerId(child), playerId(parent))
})

Then<ClubWorld>('the club has sent a code to {string} by {word}', async function (to: string, by: string) {
  await this.expectEventually(() => this.club.registrations.lastMessage?.to, to)
  assert.equal(this.club.registrations.lastMessage?.channel, by === 'email' ? 'email' : 'sms')
})

Then<ClubWorld>('the club has sent a link to {string}', async function (to: string) {
  await this.expectEventually(() => this.as('Sol').screen.shows(text('signUp:code.linkSent')), true)
  assert.deepEqual(
    [this.club.registrations.lastMessage?.to, this.club.registrations.lastMessage?.link?.split('=')[0]],
    [to, '/verify-email?token'],
  )
})

Then<ClubWorld>(
  'the club knows Sol by the readings {word} and {word} and the prefecture that was chosen',
  function (first: string, last: string) {
    const { altFirstName, altLastName, pref } = this.club.registrations.accounts(sol.email)[0] ?? {}
    assert.deepEqual([altFirstName, altLastName, pref !== undefined], [first, last, true])
  },
)

Then<ClubWorld>('the club keeps that Sol has read the terms, is of age, and was born on {word}', async function (birthday: string) {
  const kept = () => {
    const { termsRead, ageAffirmation, birthday: day } = this.club.registrations.accounts(sol.email)[0] ?? {}
    return { termsRead, ageAffirmation, birthday: day }
  }
  await this.expectEventually(kept, { termsRead: true, ageAffirmation: true, birthday })
})
