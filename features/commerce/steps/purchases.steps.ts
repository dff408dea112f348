import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import { part } from '../../world/screen/Target.ts'
import { sheet } from '../words/purchases.ts'

Then<ClubWorld>('the receipt names {string} and {string}', async function (name: string, amount: string) {
  const isNamed = async () => {
    const written = await this.me.screen.text(part('article').within(sheet))
    return written.includes(name) && written.replaceAll('￥', '¥').includes(amount)
  }
  await this.expectEventually(isNamed, true)
})
