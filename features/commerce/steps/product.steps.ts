import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { CartRefusal } from '#app/commerce/ports/Carts'
import type { AddState } from '#domain/commerce/addState'
import { type GiftField, giftFields } from '#domain/commerce/giftDraft'
import { arrange } from '#mocks/contexts/arrange'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

function productNamed({ club }: ClubWorld, name: string) {
  return arrange(club.backend.world).shop.named(name)
}

When<ClubWorld>('{member} (has )look(s)(ed) at {string} in the shop', async function (member: Member, name: string) {
  await this.as(member).product.open(productNamed(this, name).urlKey)
})

When<ClubWorld>('{member} (has )take(s)(n) a quick look at {string}', async function (member: Member, name: string) {
  await this.as(member).product.quickLook(name)
})

When<ClubWorld>('{member} looks for the product {string}', async function (member: Member, urlKey: string) {
  await this.as(member).product.open(urlKey)
})

When<ClubWorld>('{member} (has )cho(oses)(sen) {string} as {string}', async function (member: Member, value: string, label: string) {
  await this.as(member).product.choose(label, value)
})

When<ClubWorld>('{member} (has )writ(es)(ten) {string} as {string}', async function (member: Member, text: string, label: string) {
  await this.as(member).product.write(label, text)
})

Then<ClubWorld>('{member} finds {string} written as {string}', async function (member: Member, text: string, label: string) {
  await this.sees(() => this.as(member).product.written(label), text)
})

const cardWords = new Map<string, GiftField>([
  ['amount', 'amount'],
  ['for whom', 'recipientName'],
  ['address', 'recipientEmail'],
  ['words', 'message'],
])

When<ClubWorld>('{member} (has )writ(es)(ten) on the gift card', async function (member: Member, table: DataTable) {
  for (const [name = '', text = ''] of table.raw()) await this.as(member).product.writeOnCard(giftField(name), text)
})

Then<ClubWorld>('{member} finds this on the gift card', async function (member: Member, table: DataTable) {
  for (const [name = '', text = ''] of table.raw()) await this.sees(() => this.as(member).product.writtenOnCard(giftField(name)), text)
})

Then<ClubWorld>('{member} can choose among the designs {string}', async function (member: Member, names: string) {
  await this.sees(async () => (await this.as(member).product.designs()).join(', '), names)
})

function giftField(name: string): GiftField {
  const field = cardWords.get(name)
  if (!field) throw new Error(`There is no ${name} on a gift card, only ${giftFields.join(', ')}`)
  return field
}

When<ClubWorld>('{member} (has )take(s)(n) {string} along', async function (member: Member, name: string) {
  await this.as(member).product.takeAlong(name)
})

When<ClubWorld>('{member} (has )want(s)(ed) {int} of it', async function (member: Member, quantity: number) {
  await this.as(member).product.setQuantity(quantity)
})

When<ClubWorld>('{member} takes {int} {string} into the set', async function (member: Member, quantity: number, name: string) {
  await this.as(member).product.setPartQuantity(name, quantity)
})

When<ClubWorld>('{member} (has )add(s)(ed) it to the cart', async function (member: Member) {
  await this.as(member).product.add()
})

When<ClubWorld>('{member} goes on looking', async function (member: Member) {
  await this.as(member).product.goOn()
})

Then<ClubWorld>('{member} sees the product {string}', async function (member: Member, name: string) {
  await this.sees(() => this.as(member).product.name(), name)
})

Then<ClubWorld>('{member} sees no product', async function (member: Member) {
  await this.sees(() => this.as(member).product.name(), undefined)
})

Then<ClubWorld>('one of it costs {string}', async function (price: string) {
  await this.sees(() => this.me.product.price(), price)
})

Then<ClubWorld>('what one of it costs is open', async function () {
  await this.sees(() => this.me.product.price(), undefined)
})

Then<ClubWorld>('it is {addState}', async function (state: Pick<AddState, 'addStatus' | 'addResult'>) {
  await this.sees(() => this.me.product.adding(), state)
})

Then<ClubWorld>("{member} reads that the shop can't sell it like this", async function (member: Member) {
  await this.sees<CartRefusal | undefined>(() => this.as(member).product.refusal(), 'invalid')
})

Then<ClubWorld>('{member} is to choose {string} first', async function (member: Member, names: string) {
  await this.sees(async () => (await this.as(member).product.missing()).join(', '), names)
})

Then<ClubWorld>('{member} reads that only {int} are left', async function (member: Member, left: number) {
  await this.sees(() => this.as(member).product.shortOf(), left)
})

Then<ClubWorld>('{member} reads what more of it cost, and save', async function (member: Member, table: DataTable) {
  const rows = table.raw().map((cells) => cells.join(' '))
  await this.sees(() => this.as(member).product.tiers(), rows)
})

Then<ClubWorld>('it is paid {int} times with {string}', async function (payments: number, instalment: string) {
  await this.sees(() => this.me.product.plan(), { payments, instalment, first: undefined })
})

Then<ClubWorld>(
  'it is paid {int} times with {string}, and with {string} at first',
  async function (payments: number, instalment: string, first: string) {
    await this.sees(() => this.me.product.plan(), { payments, instalment, first })
  },
)

Then<ClubWorld>('{string} goes with it', async function (names: string) {
  await this.sees(async () => (await this.me.product.beside('related')).join(', '), names)
})

Then<ClubWorld>('{string} may be liked as well', async function (names: string) {
  await this.sees(async () => (await this.me.product.beside('upsell')).join(', '), names)
})

Then<ClubWorld>(
  '{member} sees {int} pictures of it, and the film {string}',
  async function (member: Member, pictures: number, video: string) {
    await this.sees(() => this.as(member).product.media(), { pictures, video })
  },
)
