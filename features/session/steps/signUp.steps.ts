import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Club } from '../../world/Club.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, memberNamed, playerId } from '../../world/cast.ts'
import { sol } from '../../world/Registrations.ts'
import { define, defineWords } from '../../world/vocabulary.ts'
import type { SignUpEntry, SignUpStep } from '../actors/SignUpActor.ts'

async function isAsked(world: ClubWorld, step: SignUpStep): Promise<void> {
  await world.sees(() => world.as('Sol').signUp.step(), step)
}

async function confirm(world: ClubWorld): Promise<void> {
  await world.as('Sol').signUp.confirm(world.club.newcomers.letter?.code ?? '')
}

async function opens(world: ClubWorld, entry: Partial<SignUpEntry> = {}): Promise<void> {
  const { signUp } = world.as('Sol')
  await signUp.come()
  await signUp.write({ ...sol, ...entry })
  await signUp.open()
  await isAsked(world, 'code')
}

const fields = {
  'first name': 'firstName',
  'last name': 'lastName',
  'e-mail address': 'email',
  password: 'password',
  'phone number': 'phone',
  'postal code': 'postalCode',
  location: 'location',
  'date of birth': 'birthday',
} as const

defineWords<(typeof fields)[keyof typeof fields]>('signUpField', fields)

defineWords<SignUpStep>('signUpStep', { 'an account': 'account', 'the code': 'code', 'the terms': 'terms', nothing: 'over' })

defineWords<'register' | 'terms' | 'privacy'>('clubText', { welcome: 'register', terms: 'terms', 'privacy notice': 'privacy' })

define('signUpCode', /the code|the first code|"[^"]*"/, (text) => ({ newcomers }: Club) => {
  if (text === 'the code') return newcomers.letter?.code ?? ''
  return text === 'the first code' ? (newcomers.letters[0]?.code ?? '') : text.slice(1, -1)
})

Given<ClubWorld>("Sol comes by {word}'s invitation", async function (friend: string) {
  const member = memberNamed(friend)
  await this.as('Sol').signUp.come(member ? playerId(member) : 'nobody-of-the-club')
})

Given<ClubWorld>(/^Sol has come as far as the (code|terms)$/, async function (step: 'code' | 'terms') {
  await opens(this)
  if (step === 'terms') await confirm(this)
  await isAsked(this, step)
})

When<ClubWorld>('Sol (has )writ(es)(ten) {entry} as the {signUpField}', async function (text: string, field: string) {
  const { signUp } = this.as('Sol')
  await (field === 'birthday' ? signUp.fillInBirthday(text) : signUp.write({ [field]: text }))
})

When<ClubWorld>(/^Sol (?:opens|has opened) the account( twice at once)?$/, async function (twice?: string) {
  const { signUp } = this.as('Sol')
  await (twice ? signUp.openTwice() : signUp.open())
})

When<ClubWorld>('Sol (has )confirm(s)(ed) with {signUpCode}', async function (code: (club: Club) => string) {
  await this.as('Sol').signUp.confirm(code(this.club))
})

When<ClubWorld>(/^Sol (?:asks|has asked) for (another code|a link) instead$/, async function (wanted: string) {
  const { signUp } = this.as('Sol')
  await (wanted === 'a link' ? signUp.askForLink() : signUp.askForAnotherCode())
})

When<ClubWorld>(/^Sol goes on without (having read the terms|being of age)$/, async function (missing: string) {
  const areRead = missing === 'being of age'
  await this.as('Sol').signUp.accept({ birthday: '1996-02-29', areRead, isOfAge: !areRead })
})

Given<ClubWorld>('the club says {string} in its {clubText}', async function (text: string, name: string) {
  await this.club.newcomers.says(name, text)
})

Then<ClubWorld>('Sol reads {string} in the {clubText}', async function (text: string, name: 'register' | 'terms' | 'privacy') {
  await this.sees(async () => (await this.as('Sol').signUp.clubText(name)).includes(text), true)
})

Then<ClubWorld>('{member} is( still) asked for {signUpStep}', async function (member: Member, step: SignUpStep) {
  await this.sees(() => this.as(member).signUp.step(), step)
})

Then<ClubWorld>('the club finds these wrong: {list}', async function (list: readonly string[]) {
  const named = Object.entries(fields).filter(([name]) => list.includes(name))
  await this.sees(async (): Promise<readonly string[]> => this.as('Sol').signUp.wrong(), named.map(([, field]) => field).toSorted())
})

Then<ClubWorld>('the {signUpField} that Sol has written is still {typing}', async function (field: string, text: string) {
  await this.sees(async () => Object.entries(await this.as('Sol').signUp.entered()).find(([name]) => name === field)?.[1], text)
})

Then<ClubWorld>('Sol reads that {name} has invited them', async function (name: string) {
  await this.sees(() => this.as('Sol').signUp.invitedBy(), name === 'nobody' ? undefined : name)
})

Then<ClubWorld>('{count} account(s) has/have the address of Sol', function (count: number) {
  assert.equal(this.club.newcomers.accounts(sol.email).length, count)
})

Then<ClubWorld>('Sol can choose a code by e-mail or by text message', async function () {
  await this.sees(() => this.as('Sol').signUp.methods(), [2, 1])
})

Given<ClubWorld>('the club has closed {centre}', function (centre: string) {
  this.club.backend.world.centres.removeAll(({ name }) => name === centre)
})

Then<ClubWorld>("the club asks for a parent's sign-in and then for the child", function () {
  assert.equal(this.way, '/sign-in?back=%2Ffamily')
})

When<ClubWorld>('Sol accepts the terms, born on {word}', async function (birthday: string) {
  await this.as('Sol').signUp.accept({ birthday, areRead: true, isOfAge: true })
})

Given<ClubWorld>('{member} is a child of {member}', async function (child: Member, parent: Member) {
  await this.club.newcomers.isChildOf(playerId(child), playerId(parent))
})

Then<ClubWorld>('the club has sent a code to {string} by {word}', async function (to: string, by: string) {
  await this.sees(() => this.club.newcomers.letter?.to, to)
  assert.equal(this.club.newcomers.letter?.channel, by === 'e-mail' ? 'email' : 'sms')
})

Then<ClubWorld>('the club has sent a link to {string}', async function (to: string) {
  await this.sees(() => this.as('Sol').signUp.isLinkOnItsWay(), true)
  assert.deepEqual([this.club.newcomers.letter?.to, this.club.newcomers.letter?.link?.split('=')[0]], [to, '/verify-email?token'])
})

Then<ClubWorld>('nothing that Sol has written is lost', async function () {
  const { password: _password, ...written } = sol
  const entered = async () => {
    const now = await this.as('Sol').signUp.entered()
    return Object.fromEntries(Object.keys(written).map((key) => [key, Object.entries(now).find(([name]) => name === key)?.[1]]))
  }
  await this.sees(entered, written)
})

Then<ClubWorld>('a code by {word} is chosen', async function (by: string) {
  await this.sees(() => this.as('Sol').signUp.method(), by === 'e-mail' ? 2 : 1)
})

Then<ClubWorld>('Sol can choose among the centres {list}', async function (centres: readonly string[]) {
  await this.sees(() => this.as('Sol').signUp.centres(), centres)
})

Then<ClubWorld>('the first centre that Sol can choose is {centre}', async function (centre: string) {
  await this.sees(async () => (await this.as('Sol').signUp.centres())[0], centre)
})

Then<ClubWorld>('the club knows Sol by all that was written', function () {
  const [account] = this.club.newcomers.accounts(sol.email)
  const { firstName, lastName, phone, postalCode, hand, homeCenterId } = account ?? {}
  const known = { firstName, lastName, phone, postalCode, hand, homeCenterId }
  const messages = {
    firstName: 'Sol',
    lastName: 'Marchetti',
    phone: '+13125550190',
    postalCode: '60611',
    hand: 'left',
    homeCenterId: 'lakeshore',
  }
  assert.deepEqual(known, messages)
})

Then<ClubWorld>(
  'the club knows Sol by the readings {word} and {word} and the prefecture that was chosen',
  function (first: string, last: string) {
    const { altFirstName, altLastName, pref } = this.club.newcomers.accounts(sol.email)[0] ?? {}
    assert.deepEqual([altFirstName, altLastName, pref !== undefined], [first, last, true])
  },
)

Then<ClubWorld>("Sol's address is verified", async function () {
  await this.sees(() => this.club.newcomers.accounts(sol.email)[0]?.emailVerified, true)
})

Then<ClubWorld>('the club knows nothing of terms yet', function () {
  assert.equal(this.club.newcomers.accounts(sol.email)[0]?.termsRead, false)
})

Then<ClubWorld>('the club keeps that Sol has read the terms, is of age, and was born on {word}', async function (birthday: string) {
  const kept = () => {
    const { termsRead, ageAffirmation, birthday: day } = this.club.newcomers.accounts(sol.email)[0] ?? {}
    return { termsRead, ageAffirmation, birthday: day }
  }
  await this.sees(kept, { termsRead: true, ageAffirmation: true, birthday })
})
