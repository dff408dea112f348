import { Then, When } from '@cucumber/cucumber'
import { cartOf, itemsOf } from '#mocks/contexts/commerce/cart/carts'
import { monitorCustomer } from '#mocks/contexts/commerce/monitorCustomer'
import type { Actor } from '../../world/Actor.ts'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { definePhrases } from '../../world/parameterTypes.ts'
import type { ShopOwner } from '../actors/MembershipShopActor.ts'

definePhrases<ShopOwner>('shopOwner', { "the club's membership shop": 'club', "the launch monitor's shop": 'launch monitor' })

definePhrases<(actor: Actor) => Promise<void>>('membershipShopDeed', {
  'opens its address book': ({ membershipShop }) => membershipShop.openAddresses(),
  'goes to its checkout': ({ membershipShop }) => membershipShop.checkOut(),
})

When<ClubWorld>('{member} visits {shopOwner}', async function (member: Member, owner: ShopOwner) {
  await this.as(member).membershipShop.open(owner)
})

When<ClubWorld>('{member} adds {string} to the cart of {shopOwner}', async function (member: Member, name: string, owner: ShopOwner) {
  const { membershipShop, product } = this.as(member)
  await membershipShop.open(owner)
  await membershipShop.look(name)
  await product.add()
  await product.goOn()
})

When<ClubWorld>('{member} {membershipShopDeed}', async function (member: Member, deed: (actor: Actor) => Promise<void>) {
  await deed(this.as(member))
})

Then<ClubWorld>('the shop offers {string}', async function (products: string) {
  await this.expectEventually(async () => (await this.me.membershipShop.products()).join(', '), products)
})

Then<ClubWorld>("{member} sees that the launch monitor's shop needs a launch monitor", async function (member: Member) {
  await this.expectEventually(() => this.as(member).membershipShop.isClosed(), true)
})

Then<ClubWorld>(
  "{member} has {string} in the launch monitor's cart and {int} item(s) in the club's",
  async function (member: Member, items: string, pieces: number) {
    const { world } = this.club.backend
    const skuOf = async (customer: string) => itemsOf(world, await cartOf(world, customer)).map(({ quantity, sku }) => `${quantity} ${sku}`)
    const { id } = monitorCustomer({ id: playerId(member) })
    await this.expectEventually(async () => (await skuOf(id)).join(', '), items)
    await this.expectEventually(() => this.as(member).cart.quantity(), pieces)
  },
)
