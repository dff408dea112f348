import { everywhere } from '../languages.ts'
import type { World } from '../World.ts'

export class GivenHome {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  /** These blocks, in this order; a type that there is not yet gets its own name as title. */
  async isLaidOutAs(types: readonly string[]): Promise<void> {
    const blocks = this.world.homeBlocks
    const known = blocks.list()
    blocks.removeAll(() => true)
    for (const [index, type] of types.entries()) {
      const made = { id: `block-${type}`, type, title: everywhere(type), content: everywhere(''), items: [] }
      await blocks.add({ ...(known.find((each) => each.type === type) ?? made), order: index + 1 })
    }
  }

  /** Before all others; it is listed where it was, and its number alone tells. */
  async movesUp(type: string): Promise<void> {
    await this.world.homeBlocks.change(`block-${type}`, { order: 0 })
  }

  /** The content of a block, in every language. */
  async says(type: string, content: string): Promise<void> {
    await this.world.homeBlocks.change(`block-${type}`, { content: everywhere(content) })
  }
}
