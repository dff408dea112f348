import { Then, When } from '@cucumber/cucumber'
import { cartOf, itemsOf } from '#mocks/contexts/commerce/cart/carts'
import { productBySku } from '#mocks/contexts/commerce/catalogue/index'
import { monitorCustomer } from '#mocks/contexts/commerce/monitorCustomer'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { type Member, playerId } from '../../world/cast.ts'
import { define, definePhrases } from '../../world/parameterTypes.ts'
import { called, link, main } from '../../world/screen/Target.ts'
import { type ShopOwner, visit } from '../words/membershipShop.ts'

define('held', /nothing|"[^"]*"/, (text) => (text === 'nothing' ? '' : text.slice(1, -1)))

definePhrases<ShopOwner>('shopOwner', { "the club's membership shop": 'club', "the launch monitor's shop": 'launch monitor' })

When<ClubWorld>('{member} visits {shopOwner}', async function (member: Member, owner: ShopOwner) {
  await visit(this.as(member), owner)
})

When<ClubWorld>('{member} adds {string} to the cart of {shopOwner}', async function (member: Member, name: string, owner: ShopOwner) {
  const actor = this.as(member)
  await visit(actor, owner)
  await actor.screen.press(link(called(name)).within(main))
  await actor.product.add()
  await actor.product.goOn()
})

Then<ClubWorld>(
  "{member} has {held} in the launch monitor's cart and {int} item(s) in the club's",
  async function (member: Member, items: string, pieces: number) {
    const { world } = this.club.backend
    const { id } = monitorCustomer({ id: playerId(member) })
    const held = async () =>
      itemsOf(world, await cartOf(world, id)).map(({ quantity, sku }) => `${quantity} ${productBySku(world, sku)?.name.en}`)
    await this.expectEventually(async () => (await held()).join(', '), items)
    await this.expectEventually(() => this.as(member).cart.quantity(), pieces)
  },
)
