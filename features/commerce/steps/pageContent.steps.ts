import { type DataTable, Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'

Then<ClubWorld>('the club adds', async function (blocks: DataTable) {
  await this.sees(() => this.me.pageContent.blocks(), blocks.raw().flat())
})

Then<ClubWorld>('the club adds nothing', async function () {
  await this.sees(() => this.me.pageContent.blocks(), [])
})

Then<ClubWorld>("the club's figures are", async function (facts: DataTable) {
  await this.sees(() => this.me.pageContent.facts(), facts.raw().flat())
})
