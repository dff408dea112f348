import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'

Then<ClubWorld>('{int} pictures of {string} are shown in turn', async function (count: number, slogan: string) {
  await this.expectEventually(() => this.me.proShop.picturesBeside(slogan), count)
})

Then<ClubWorld>('the club was asked for what its {string} {string} holds', async function (field: string, value: string) {
  const asked = () => JSON.parse(this.club.lastQuery(['commerce.pro-shop-content'])['variables'] ?? '{}')
  await this.expectEventually(asked, { field_name: field, value })
})
