import { CartViewModel } from '#ui/commerce/cart/CartViewModel.ts'
import { RewardsViewModel } from '#ui/commerce/rewards/RewardsViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import { writtenPrice } from '../../../world/prices.ts'
import type { RewardsActor } from '../RewardsActor.ts'

export class ModelRewards implements RewardsActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  open(): Promise<void> {
    return this.player.act((window) => window.visit(RewardsViewModel))
  }

  async useOffered(code: string): Promise<void> {
    const { codes } = await this.cart()
    await this.player.act(() => codes.applyOffered(code))
  }

  async checkBalance(code: string): Promise<void> {
    const { offers } = await this.cart()
    await this.player.act(() => offers.checkBalance(code))
  }

  async bucks(): Promise<readonly string[]> {
    const { bucks } = await this.player.requireModel(RewardsViewModel)
    return bucks.map(({ name, amount }) => `${name}: ${writtenPrice(amount)}`)
  }

  async coupons(): Promise<readonly string[]> {
    return (await this.player.requireModel(RewardsViewModel)).coupons.map(({ code }) => code)
  }

  async offered(): Promise<readonly string[]> {
    const { offers, cart } = await this.cart()
    return offers.offered(cart?.coupons ?? []).map(({ code }) => code)
  }

  async balance(): Promise<string | undefined> {
    const left = (await this.cart()).offers.checking.value?.balance?.left
    return left && writtenPrice(left)
  }

  private cart(): Promise<CartViewModel> {
    return this.player.requireModel(CartViewModel)
  }
}

export function rewardsMessages(window: ModelWindow): readonly Notice[] {
  const rewards = window.shownModel(RewardsViewModel)
  const cart = window.shownModel(CartViewModel)
  return [
    ...failureMessages(rewards?.readingBucks.failure, 'bucks-unread'),
    ...failureMessages(rewards?.readingCoupons.failure, 'coupons-unread'),
    ...failureMessages(cart?.offers.checking.failure, 'balance-unread'),
  ]
}
