import { Given, Then, When } from '@cucumber/cucumber'
import type { Actor } from '../../world/Actor.ts'
import type { FileKind } from '../../world/attachedFiles.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import type { Notice } from '../../world/notices.ts'
import { defineWords } from '../../world/vocabulary.ts'

type Deed = (actor: Actor) => Promise<void>

defineWords<Deed>('returnDeed', {
  'looks at her returns': ({ returns }) => returns.open(),
  'comes back to her returns': async (actor) => {
    await actor.returns.openLatest()
    await actor.returns.open()
  },
  'opens her latest return': ({ returns }) => returns.openLatest(),
  'attaches a picture': ({ returns }) => returns.attach('picture'),
  'deletes her message and leaves': async ({ returns }) => {
    await returns.deleteOwnMessage()
    await returns.open()
  },
  'closes the return': ({ returns }) => returns.close(),
})

type DeedTo = (actor: Actor, what: string) => Promise<void>

defineWords<DeedTo>('returnDeedTo', {
  'begins a return of the order': ({ returns }, number) => returns.begin(number),
  'chooses the item': ({ returns }, name) => returns.chooseItem(name),
  notes: ({ returns }, text) => returns.note(text),
  writes: ({ returns }, text) => returns.send(text),
  'keeps only returns that are': ({ returns }, status) => returns.narrowTo(status),
  'removes the tracking number': ({ returns }, number) => returns.removeTracking(number),
})

interface WrongFile {
  readonly file: FileKind
  readonly notice: Notice
}

defineWords<WrongFile>('wrongFile', {
  empty: { file: 'empty', notice: 'file-empty' },
  'too large': { file: 'too-large', notice: 'file-too-large' },
  'of another type': { file: 'wrong-type', notice: 'file-wrong-type' },
  'under another name': { file: 'renamed', notice: 'file-renamed' },
})

type Reading = (actor: Actor) => Promise<readonly string[]>

defineWords<Reading>('returnReading', {
  'the returns': ({ returns }) => returns.list(),
  'the reasons against a return': ({ returns }) => returns.reasonsOfOrder(),
  'the items for a return': ({ returns }) => returns.items(),
  'the reasons to choose from': ({ returns }) => returns.reasonChoices(),
  'the files of the return': ({ returns }) => returns.files(),
  'the parcels of the return': ({ returns }) => returns.parcels(),
})

Given<ClubWorld>('the shop takes no returns', async function () {
  await this.club.purchases.returnsAre({ enabled: false })
})

Given<ClubWorld>('the shop shows neither conversation, policy nor contact', async function () {
  await this.club.purchases.returnsAre({ chat: false, policy: false, contact: false })
})

Given<ClubWorld>('the shop has refunded the return', async function () {
  await this.club.purchases.isReturnRefunded(this.protagonist)
})

Given<ClubWorld>("{member}'s page names a return of {member}", async function (member: Member, other: Member) {
  await this.club.purchases.isReturnHandedOver(member, other)
})

Given<ClubWorld>("{member}'s form names a file of {member}", async function (_member: Member, other: Member) {
  await this.club.purchases.areFilesHandedOver(other)
})

When<ClubWorld>('{member} {returnDeed}', async function (member: Member, deed: Deed) {
  await deed(this.as(member))
})

When<ClubWorld>('{member} {returnDeedTo} {string}', async function (member: Member, deed: DeedTo, what: string) {
  await deed(this.as(member), what)
})

When<ClubWorld>(/^(\w+) keeps only returns from (\S+) to (\S+)$/, async function (member: Member, from: string, to: string) {
  await this.as(member).returns.narrowToDays(from, to)
})

When<ClubWorld>("{member} opens the address of {member}'s return", async function (member: Member, other: Member) {
  await this.as(member).returns.comeByAddress(this.club.purchases.returnOf(playerId(other)))
})

When<ClubWorld>('{member} requests {int} of {string}', async function (member: Member, quantity: number, name: string) {
  await this.as(member).returns.request(name, quantity)
})

When<ClubWorld>(
  '{member} requests {int} of {string} by pressing ten times',
  async function (member: Member, quantity: number, name: string) {
    await this.as(member).returns.request(name, quantity, 10)
  },
)

When<ClubWorld>('{member} attaches a file that is {wrongFile}', async function (member: Member, { file }: WrongFile) {
  await this.as(member).returns.attach(file)
})

When<ClubWorld>('{member} adds the tracking number {string} of {string}', async function (member: Member, number: string, carrier: string) {
  await this.as(member).returns.addTracking(number, carrier)
})

When<ClubWorld>('{member} rates the return with {int} and {string}', async function (member: Member, stars: number, comment: string) {
  await this.as(member).returns.rate(stars, comment)
})

Then<ClubWorld>('{returnReading} are {string}', async function (read: Reading, expected: string) {
  await this.sees(async () => (await read(this.me)).join('; '), expected)
})

Then<ClubWorld>('{member} reads that returns are closed', async function (member: Member) {
  await this.sees(() => this.as(member).returns.areClosed(), true)
})

Then<ClubWorld>('{member} reads that she has no such return', async function (member: Member) {
  await this.sees(() => this.as(member).returns.isNotFound(), true)
})

Then<ClubWorld>(/^the order offers a return: (yes|no)$/, async function (expected: string) {
  await this.sees(() => this.me.returns.isOfferedByOrder(), expected === 'yes')
})

Then<ClubWorld>('{member} reads that the return of {string} is {string}', async function (member: Member, items: string, status: string) {
  await this.sees(() => this.as(member).returns.shown(), { items, status })
})

Then<ClubWorld>('the note of the return is {string}', async function (expected: string) {
  await this.sees(() => this.me.returns.noted(), expected)
})

Then<ClubWorld>('{member} is told that the file is {wrongFile}', async function (member: Member, { notice }: WrongFile) {
  await this.tells(member, notice)
})

Then<ClubWorld>('the senders of the messages are {string}', async function (expected: string) {
  await this.sees(async () => (await this.me.returns.senders()).join(', '), expected)
})

Then<ClubWorld>('the last message is {string}', async function (expected: string) {
  await this.sees(() => this.me.returns.lastMessage(), expected)
})

Then<ClubWorld>('the message box holds {string}', async function (expected: string) {
  await this.sees(() => this.me.returns.messageBox(), expected)
})

Then<ClubWorld>('the shop keeps {int} messages of the return', async function (expected: number) {
  await this.sees(() => this.club.purchases.messagesOf(playerId(this.protagonist)), expected)
})

Then<ClubWorld>('the shop keeps the rating {int}', async function (expected: number) {
  await this.sees(() => this.club.purchases.ratingOf(playerId(this.protagonist)), expected)
})

Then<ClubWorld>('that return is as it was', async function () {
  await this.sees(async () => this.club.purchases.isHandedReturnUntouched(), true)
})

Then<ClubWorld>('the shop keeps {int} returns of {member}', async function (expected: number, member: Member) {
  await this.sees(async () => this.club.purchases.returnsOf(member), expected)
})

Then<ClubWorld>('the return shows {string}', async function (expected: string) {
  await this.sees(async () => (await this.me.returns.parts()).join(', '), expected)
})
