import { Then } from '@cucumber/cucumber'
import type { ClubWorld } from '../../world/ClubWorld.ts'
import type { Member } from '../../world/cast.ts'

const dashed = (block: string) => block.replaceAll(' ', '-')

Then<ClubWorld>("{member} sees the shop's blocks {list}", async function (member: Member, blocks: readonly string[]) {
  await this.expectEventually(() => this.as(member).shop.blocks(), blocks.map(dashed))
})
