import type { World } from '../../../world/World.ts'
import type { ContentBlockRow } from '../data.ts'
import { about } from './about.ts'
import { agreement } from './agreement.ts'
import type { WrittenBlock } from './block.ts'
import { cares } from './cares.ts'
import { faq } from './faq.ts'

const pages: readonly (readonly [ContentBlockRow['page'], readonly WrittenBlock[]])[] = [
  ['about', about],
  ['cares', cares],
  ['faq', faq],
  ['agreement', agreement],
]

export async function seedContentPages(world: World): Promise<void> {
  for (const [page, blocks] of pages) {
    for (const [index, block] of blocks.entries())
      await world.contentBlocks.add({ ...block, id: `${page}-${index + 1}`, page, order: index + 1 })
  }
}
