import { type DataTable, Then, When } from '@cucumber/cucumber'
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

Then<ClubWorld>('{member} finds {string} written as {string}', async function (member: Member, text: string, label: string) {
  await this.expectEventually(() => this.as(member).product.written(label), text)
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
  for (const [name = '', text = ''] of table.raw())
    await this.expectEventually(() => this.as(member).product.writtenOnCard(giftField(name)), text)
})

function giftField(name: string): GiftField {
  const field = cardWords.get(name)
  if (!field) throw new Error(`There is no ${name} on a gift card, only ${giftFields.join(', ')}`)
  return field
}

When<ClubWorld>('{member} (has )want(s)(ed) {int} of it', async function (member: Member, quantity: number) {
  await this.as(member).product.setQuantity(quantity)
})

When<ClubWorld>('{member} takes {int} {string} into the set', async function (member: Member, quantity: number, name: string) {
  await this.as(member).product.setPartQuantity(name, quantity)
})

Then<ClubWorld>('it is {addState}', async function (state: Pick<AddState, 'addStatus' | 'addResult'>) {
  await this.expectEventually(() => this.me.product.adding(), state)
})

Then<ClubWorld>('{member} sees that only {int} are left', async function (member: Member, left: number) {
  await this.expectEventually(() => this.as(member).product.shortOf(), left)
})

Then<ClubWorld>('{member} sees these quantity discounts', async function (member: Member, table: DataTable) {
  const rows = table.raw().map((cells) => cells.join(' '))
  await this.expectEventually(() => this.as(member).product.tiers(), rows)
})

Then<ClubWorld>(
  '{member} sees {int} pictures of it, and the video {string}',
  async function (member: Member, pictures: number, video: string) {
    await this.expectEventually(() => this.as(member).product.media(), { pictures, video })
  },
)

Then<ClubWorld>(
  /^it is paid (\d+) times with "(.*?)"(?:, and with "(.*)" at first)?$/,
  async function (payments: string, instalment: string, first?: string) {
    await this.expectEventually(() => this.me.product.plan(), { payments: Number(payments), instalment, first: first ?? undefined })
  },
)
