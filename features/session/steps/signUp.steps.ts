import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { sol } from '../../world/Registrations.ts'
import type { SignUpEntry, SignUpStep } from '../actors/SignUpActor.ts'

async function write(world: ClubWorld, entry: Partial<SignUpEntry>): Promise<void> {
  await world.as('Sol').signUp.write(entry)
}

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

Given<ClubWorld>('the club has closed {centre}', function (centre: string) {
  this.club.backend.world.centres.removeAll(({ name }) => name === centre)
})

Given<ClubWorld>('the club sends codes by text message', async function () {
  await this.club.newcomers.getsCodesBy(1)
})

When<ClubWorld>('Sol chooses {word} as the location', async function (location: string) {
  await this.as('Sol').signUp.write({ location })
})

When<ClubWorld>('Sol goes on to sign in with a family account', async function () {
  this.way = await this.as('Sol').signUp.goOnToFamily()
})

Then<ClubWorld>("the club asks for a parent's sign-in and then for the child", function () {
  assert.equal(this.way, '/sign-in?back=%2Ffamily')
})

Given<ClubWorld>('Sol is about to open an account', async function () {
  await this.as('Sol').signUp.come()
})

When<ClubWorld>("Sol comes by {member}'s invitation", async function (friend: Member) {
  await this.as('Sol').signUp.come(playerId(friend))
})

When<ClubWorld>('Sol comes by the invitation of nobody', async function () {
  await this.as('Sol').signUp.come('nobody-of-the-club')
})

When<ClubWorld>('{member} comes to open an account', async function (member: Member) {
  await this.as(member).signUp.come()
})

Given<ClubWorld>('Sol has written all that the club asks for', async function () {
  await write(this, sol)
})

Given<ClubWorld>('Sol has written all that the club asks for in Japan', async function () {
  const { signUp } = this.as('Sol')
  const [first] = await signUp.prefectures()
  if (first === undefined) throw new Error('There are no prefectures')
  await signUp.write({ ...sol, altFirstName: 'ｿﾙ', altLastName: 'マルケッティ', prefecture: first })
})

Given<ClubWorld>('Sol has an account that waits for its code', async function () {
  await opens(this)
})

Given<ClubWorld>('Sol has come as far as the terms', async function () {
  await opens(this)
  await confirm(this)
  await isAsked(this, 'terms')
})

When<ClubWorld>('Sol writes {string} as the e-mail address', async function (email: string) {
  await write(this, { email })
})

When<ClubWorld>("Sol writes {member}'s e-mail address", async function (member: Member) {
  await write(this, { email: this.club.members.credentialsOf(member).username })
})

When<ClubWorld>('Sol writes {string} as the postal code', async function (postalCode: string) {
  await write(this, { postalCode })
})

Given<ClubWorld>('Sol has written {typing} as the {word}', async function (text: string, field: string) {
  await write(this, { [field]: text })
})

Given<ClubWorld>('Sol wants the code by text message', async function () {
  await write(this, { method: 1 })
})

When<ClubWorld>('Sol (has )open(s)(ed) the account', async function () {
  await this.as('Sol').signUp.open()
})

When<ClubWorld>('Sol opens the account twice at once', async function () {
  await this.as('Sol').signUp.openTwice()
})

When<ClubWorld>('Sol comes back to open an account', async function () {
  const sol = this.as('Sol')
  await sol.reload()
  if (!(await sol.signUp.isOpen())) await sol.signUp.come()
})

When<ClubWorld>('Sol comes back another day', async function () {
  await this.device('Sol').restart()
})

When<ClubWorld>('Sol signs in to the account', async function () {
  await this.as('Sol').session.signIn({ username: sol.email, password: sol.password })
})

Given<ClubWorld>('Sol has filled in {word} as the date of birth', async function (birthday: string) {
  await this.as('Sol').signUp.fillInBirthday(birthday)
})

Then<ClubWorld>('Sol finds {word} filled in as the date of birth', async function (birthday: string) {
  await this.sees(() => this.as('Sol').signUp.birthday(), birthday)
})

When<ClubWorld>('Sol goes back', async function () {
  await this.as('Sol').signUp.goBack()
})

When<ClubWorld>('Sol confirms with the code', async function () {
  await confirm(this)
})

When<ClubWorld>('Sol (has )confirm(s)(ed) with {string}', async function (code: string) {
  await this.as('Sol').signUp.confirm(code)
})

When<ClubWorld>('Sol confirms with the first code', async function () {
  await this.as('Sol').signUp.confirm(this.club.newcomers.letters[0]?.code ?? '')
})

When<ClubWorld>('Sol (has )want(s)(ed) another code', async function () {
  await this.as('Sol').signUp.askForAnotherCode()
})

When<ClubWorld>('Sol asks for a link instead', async function () {
  await this.as('Sol').signUp.askForLink()
})

When<ClubWorld>('Sol accepts the terms, born on {word}', async function (birthday: string) {
  await this.as('Sol').signUp.accept({ birthday, areRead: true, isOfAge: true })
})

When<ClubWorld>('Sol goes on without having read the terms', async function () {
  await this.as('Sol').signUp.accept({ birthday: '1996-02-29', areRead: false, isOfAge: true })
})

When<ClubWorld>('Sol goes on without being of age', async function () {
  await this.as('Sol').signUp.accept({ birthday: '1996-02-29', areRead: true, isOfAge: false })
})

Given<ClubWorld>('somebody else takes the address of Sol meanwhile', async function () {
  await this.club.newcomers.takes(sol.email)
})

Given<ClubWorld>('{member} is a child of {member}', async function (child: Member, parent: Member) {
  await this.club.newcomers.isChildOf(playerId(child), playerId(parent))
})

Given<ClubWorld>('the club welcomes new players with {string}', async function (text: string) {
  await this.club.newcomers.says('register', text)
})

Given<ClubWorld>('the club says {string} of its {word}', async function (text: string, id: string) {
  await this.club.newcomers.says(id, text)
})

Then<ClubWorld>('the club( still) asks Sol for the {word}', async function (step: string) {
  await this.sees(async () => String(await this.as('Sol').signUp.step()), step)
})

Then<ClubWorld>('{member} is not asked for anything', async function (member: Member) {
  await this.sees(() => this.as(member).signUp.step(), 'over')
})

Then<ClubWorld>('the club has sent a code to {string} by {word}', async function (to: string, by: string) {
  await this.sees(() => this.club.newcomers.letter?.to, to)
  assert.equal(this.club.newcomers.letter?.channel, by === 'e-mail' ? 'email' : 'sms')
})

Then<ClubWorld>('Sol reads that the code went to {string}', async function (to: string) {
  await this.sees(() => this.as('Sol').signUp.sentTo(), to)
})

Then<ClubWorld>('the club has sent a link to {string}', async function (to: string) {
  await this.sees(() => this.as('Sol').signUp.isLinkOnItsWay(), true)
  assert.deepEqual([this.club.newcomers.letter?.to, this.club.newcomers.letter?.link?.split('=')[0]], [to, '/verify-email?token'])
})

Then<ClubWorld>('the address is taken', async function () {
  await this.sees(() => this.as('Sol').signUp.isTaken(), true)
})

Then<ClubWorld>('the address is not taken', async function () {
  await this.sees(() => this.as('Sol').signUp.isTaken(), false)
})

Then<ClubWorld>("Sol reads that the address is a family's", async function () {
  await this.sees(() => this.as('Sol').signUp.isOfFamily(), true)
})

Then<ClubWorld>('Sol reads nothing of a family', async function () {
  await this.sees(() => this.as('Sol').signUp.isOfFamily(), false)
})

Then<ClubWorld>('the {word} is wrong', async function (field: string) {
  await this.sees(async (): Promise<readonly string[]> => this.as('Sol').signUp.wrong(), [field])
})

Then<ClubWorld>('these are wrong: {list}', async function (list: readonly string[]) {
  await this.sees(async (): Promise<readonly string[]> => this.as('Sol').signUp.wrong(), list.toSorted())
})

Then<ClubWorld>('nothing that Sol has written is lost', async function () {
  const { password: _password, ...written } = sol
  const entered = async () => {
    const now = await this.as('Sol').signUp.entered()
    return Object.fromEntries(Object.keys(written).map((key) => [key, Object.entries(now).find(([name]) => name === key)?.[1]]))
  }
  await this.sees(entered, written)
})

Then<ClubWorld>('the {word} that Sol has written is still {typing}', async function (field: string, text: string) {
  await this.sees(async () => Object.entries(await this.as('Sol').signUp.entered()).find(([name]) => name === field)?.[1], text)
})

Then<ClubWorld>('a code by {word} is chosen', async function (by: string) {
  await this.sees(() => this.as('Sol').signUp.method(), by === 'e-mail' ? 2 : 1)
})

Then<ClubWorld>('Sol can choose a code by e-mail or by text message', async function () {
  await this.sees(() => this.as('Sol').signUp.methods(), [2, 1])
})

Then<ClubWorld>('Sol can choose among the centres {list}', async function (centres: readonly string[]) {
  await this.sees(() => this.as('Sol').signUp.centres(), centres)
})

Then<ClubWorld>('the first centre that Sol can choose is {centre}', async function (centre: string) {
  await this.sees(async () => (await this.as('Sol').signUp.centres())[0], centre)
})

Then<ClubWorld>('the club finds the code {word}', async function (problem: string) {
  await this.sees(async () => String(await this.as('Sol').signUp.codeProblem()), problem)
})

Then<ClubWorld>('both must be ticked', async function () {
  await this.sees(() => this.as('Sol').signUp.mustTick(), true)
})

Then<ClubWorld>('Sol reads that {name} has invited them', async function (name: string) {
  await this.sees(() => this.as('Sol').signUp.invitedBy(), name)
})

Then<ClubWorld>('Sol reads of no invitation', async function () {
  await this.sees(() => this.as('Sol').signUp.invitedBy(), undefined)
})

Then<ClubWorld>('Sol reads {string} among the {word}', async function (text: string, name: string) {
  const known = (['register', 'terms', 'privacy'] as const).find((each) => each === name) ?? 'register'
  await this.sees(async () => (await this.as('Sol').signUp.clubText(known)).includes(text), true)
})

Then<ClubWorld>('one account has the address of Sol', function () {
  assert.equal(this.club.newcomers.accounts(sol.email).length, 1)
})

Then<ClubWorld>('no account has the address of Sol', function () {
  assert.deepEqual(this.club.newcomers.accounts(sol.email), [])
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

Then<ClubWorld>('the club keeps that Sol has read the terms, is of age, and was born on {word}', async function (birthday: string) {
  const kept = () => {
    const { termsRead, ageAffirmation, birthday: day } = this.club.newcomers.accounts(sol.email)[0] ?? {}
    return { termsRead, ageAffirmation, birthday: day }
  }
  await this.sees(kept, { termsRead: true, ageAffirmation: true, birthday })
})

Then<ClubWorld>('the club knows nothing of terms yet', function () {
  assert.equal(this.club.newcomers.accounts(sol.email)[0]?.termsRead, false)
})

Then<ClubWorld>("Sol's password is nowhere on the device", async function () {
  await this.sees(async () => JSON.stringify(await this.device('Sol').kept()).includes(sol.password), false)
})

Then<ClubWorld>('no readings of the name are asked for', async function () {
  await this.sees(() => this.as('Sol').signUp.asksForReadings(), false)
})
