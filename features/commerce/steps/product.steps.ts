import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { AddState } from '#domain/commerce/addState'
import { type GiftField, giftFields } from '#domain/commerce/giftDraft'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'
import { filled, part, text } from '../../world/screen/Target.ts'
import { form } from '../actors/ProductActor.ts'
import { urlKeyOf } from '../shopLinks.ts'

When<ClubWorld>('{member} (has )look(s)(ed) at {string} in the shop', async function (member: Member, name: string) {
  await this.as(member).product.open(urlKeyOf(this.club.backend.world, name))
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
  await this.as(member).product.want(quantity)
})

When<ClubWorld>('{member} takes {int} {string} into the set', async function (member: Member, quantity: number, name: string) {
  await this.as(member).product.setPartQuantity(name, quantity)
})

Then<ClubWorld>('it is {addState}', async function ({ addStatus, addResult }: Pick<AddState, 'addStatus' | 'addResult'>) {
  await this.expectEventually(() => this.me.product.adding(), { addStatus, addResult })
})

Then<ClubWorld>('{member} sees that only {int} are left', async function (member: Member, count: number) {
  await this.expectEventually(() => this.as(member).screen.shows(text(filled('addToCart:add.left', { count }))), true)
})

Then<ClubWorld>('{member} sees these quantity discounts', async function (member: Member, table: DataTable) {
  const rows = table.raw().map((cells) => cells.join(' '))
  await this.expectEventually(() => this.as(member).product.tiers(), rows)
})

Then<ClubWorld>(
  '{member} sees {int} pictures of it, and the video {string}',
  async function (member: Member, pictures: number, video: string) {
    const { screen } = this.as(member)
    const gallery = part('[data-gallery]')
    await this.expectEventually(() => screen.count(part('img').within(gallery)), pictures)
    const folders = async () => (await screen.marks(part('video').within(gallery), 'src')).map((url) => url.split('/').at(-2))
    await this.expectEventually(folders, [video.toLowerCase().replaceAll(' ', '-')])
  },
)

Then<ClubWorld>(
  /^it is paid (\d+) times with "(.*?)"(?:, and with "(.*)" at first)?$/,
  async function (count: string, price: string, first?: string) {
    const { screen } = this.me
    const words = await screen.words()
    const told = [words('addToCart:plan.payments', { count, price }), ...(first ? [words('addToCart:plan.first', { price: first })] : [])]
    const terms = [...told, words('addToCart:plan.kept')]
    await this.expectEventually(() => screen.texts(part('[data-plan] p').within(form)), terms)
  },
)
