import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'

Then<ClubWorld>('the receipt names {string} and {string}', async function (name: string, amount: string) {
  const isNamed = async () => {
    const text = await this.me.purchases.receiptText()
    return text.includes(name) && text.replaceAll('￥', '¥').includes(amount)
  }
  await this.expectEventually(isNamed, true)
})
