import type { Dependency } from '#composition/provide'
import { ProductViewModel } from '#ui/commerce/add-to-cart/ProductViewModel.ts'
import { AddressBookViewModel } from '#ui/commerce/address-book/AddressBookViewModel.ts'
import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import { MembershipShopViewModel } from '#ui/commerce/membership-shop/MembershipShopViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { MembershipShopActor, ShopOwner } from '../MembershipShopActor.ts'
import { ModelCheckout } from './ModelCheckout.ts'

export class ModelMembershipShop implements MembershipShopActor {
  private readonly player: ModelTab
  private owner: ShopOwner = 'club'

  constructor(player: ModelTab) {
    this.player = player
  }

  open(owner: ShopOwner): Promise<void> {
    this.owner = owner
    return this.visit(MembershipShopViewModel)
  }

  async look(product: string): Promise<void> {
    const { reading } = await this.player.requireModel(MembershipShopViewModel)
    const card = reading.value?.find(({ name }) => name === product)
    if (!card) throw new Error(`The shop has no ${product}`)
    await this.visit(ProductViewModel)
    await this.player.act((window) => window.shownModel(ProductViewModel)?.show(card.urlKey))
  }

  openCart(): Promise<void> {
    return this.visit(CartViewModel)
  }

  async checkOut(): Promise<void> {
    await this.openCart()
    await new ModelCheckout(this.player).open()
  }

  openAddresses(): Promise<void> {
    return this.visit(AddressBookViewModel)
  }

  async products(): Promise<readonly string[]> {
    const { reading } = await this.player.requireModel(MembershipShopViewModel)
    return (reading.value ?? []).map(({ name, price }) => `${name} ${writtenPrice(price.from.final)}`)
  }

  async isClosed(): Promise<boolean> {
    return (await this.player.window()).closedArea === 'launch-monitor-shop'
  }

  private visit(screen: Dependency<object>): Promise<void> {
    return this.player.act((window) => (this.owner === 'club' ? window.visit(screen) : window.visitMonitorShop(screen)))
  }
}

export function membershipShopMessages(window: ModelWindow): readonly Notice[] {
  return failureMessages(window.shownModel(MembershipShopViewModel)?.reading.failure, 'membership-products-unread')
}
