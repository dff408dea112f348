import { Given, Then, When } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import type { ContactTabName, Progress } from '../actors/ContactActor.ts'

Given<ClubWorld>('{member} wishes to be sent {list}', async function (member: Member, keys: readonly string[]) {
  await this.club.members.is(member, { emailSubscription: [...keys] })
})

Given<ClubWorld>("{member}'s address is {string}", async function (member: Member, email: string) {
  await this.club.members.is(member, { email })
})

Given<ClubWorld>("{member}'s number is verified", async function (member: Member) {
  await this.club.members.is(member, { phoneVerified: true })
})

Given<ClubWorld>('nothing goes wrong any more', function () {
  this.club.trouble.isOver()
})

Given<ClubWorld>('{member} has signed in on the same device', async function (member: Member) {
  this.handDeviceTo(member)
  await this.as(member).session.signIn(this.club.members.credentialsOf(member))
})

When<ClubWorld>('{member} looks at her/his contact', async function (member: Member) {
  await this.as(member).contact.look()
})

When<ClubWorld>('{member} turns to {contactTab}', async function (member: Member, tab: ContactTabName) {
  await this.as(member).contact.turnTo(tab)
})

When<ClubWorld>('{member} (has )ask(s)(ed) for the address {string}', async function (member: Member, email: string) {
  await this.as(member).contact.askForAddress(email)
})

When<ClubWorld>('{member} (has )sen(ds)(t) back the code from {string}', async function (member: Member, email: string) {
  await this.as(member).contact.confirmAddress(this.club.members.codeSentTo(email))
})

When<ClubWorld>('{member} sends back the code {string}', async function (member: Member, code: string) {
  await this.as(member).contact.confirmAddress(code)
})

When<ClubWorld>('{member} asks for another code to the new address', async function (member: Member) {
  await this.as(member).contact.askForAnotherCode()
})

When<ClubWorld>('{member} asks for a link to verify her/his address', async function (member: Member) {
  await this.as(member).contact.askForLink()
})

Then<ClubWorld>('the contact shows the address as verified', async function () {
  await this.sees(() => this.me.contact.isAddressVerified(), true)
})

Then<ClubWorld>('the contact shows the address as not verified', async function () {
  await this.sees(() => this.me.contact.isAddressVerified(), false)
})

When<ClubWorld>('{member} saves her/his new address once more', async function (member: Member) {
  await this.as(member).contact.saveAgain()
})

When<ClubWorld>('{member} wishes for {word}', async function (member: Member, key: string) {
  await this.as(member).contact.setPreference(key, true)
})

When<ClubWorld>('{member} does not wish for {word} any more', async function (member: Member, key: string) {
  await this.as(member).contact.setPreference(key, false)
})

When<ClubWorld>('{member} changes her/his number to {string}', async function (member: Member, phone: string) {
  await this.as(member).contact.changeNumber(phone)
})

Then<ClubWorld>('the account has places for {list}', async function (places: readonly string[]) {
  await this.sees(async () => {
    const sections = await this.me.contact.sections()
    return places.filter((place) => !sections.includes(place))
  }, [])
})

Then<ClubWorld>('{member} finds {contactTab} open', async function (member: Member, tab: ContactTabName) {
  await this.sees(() => this.as(member).contact.tab(), tab)
})

Then<ClubWorld>('the code for the new address is {progress}', async function (progress: Progress) {
  await this.sees(() => this.me.contact.confirming(), progress)
})

Then<ClubWorld>('the change of the contact is {progress}', async function (progress: Progress) {
  await this.sees(() => this.me.contact.changing(), progress)
})

Then<ClubWorld>('the contact names {string}', async function (email: string) {
  await this.sees(() => this.me.contact.address(), email)
})

Then<ClubWorld>('{string} still stands in the field for the new address', async function (email: string) {
  await this.sees(() => this.me.contact.addressTyped(), email)
})

Then<ClubWorld>('the club reaches {member} at {string}', async function (member: Member, email: string) {
  await this.sees(() => this.club.members.contactOf(member).email, email)
})

Then<ClubWorld>('the club calls {member} at {string}', async function (member: Member, phone: string) {
  await this.sees(() => this.club.members.contactOf(member).phone, phone)
})

Then<ClubWorld>('the club may send {member} {list}', async function (member: Member, keys: readonly string[]) {
  await this.sees(() => this.club.members.contactOf(member).emailSubscription, [...keys])
})

Then<ClubWorld>('{member} reads that she/he wishes for nothing', async function (member: Member) {
  await this.sees(() => this.as(member).contact.preferences(), [])
})

Then<ClubWorld>('{member} reads that she/he wishes for {word} and {word}', async function (member: Member, one: string, other: string) {
  await this.sees(async () => [...(await this.as(member).contact.preferences())].sort(), [one, other])
})

Then<ClubWorld>('a code has gone to {string}', async function (to: string) {
  await this.sees(() => /^\d{6}$/.test(this.club.members.codeSentTo(to)), true)
})

Then<ClubWorld>("the club's no is kept with what was asked, and its own words are not shown", async function () {
  await this.sees(() => this.me.contact.refusal(), { kept: true, shown: false })
})
