import { everywhere } from '../../world/languages.ts'
import type { Table } from '../../world/Table.ts'
import type { LayoutBlockRow } from './data.ts'

/** A page that is laid out: the home's, or the shop's. */
export class ArrangeLayout {
  private readonly blocks: Table<LayoutBlockRow>

  constructor(blocks: Table<LayoutBlockRow>) {
    this.blocks = blocks
  }

  /** These blocks, in this order; a type that there is not yet gets its own name as title. */
  async isLaidOutAs(types: readonly string[]): Promise<void> {
    const known = this.blocks.list()
    this.blocks.removeAll(() => true)
    for (const [index, type] of types.entries()) {
      const made = { id: `block-${type}`, type, title: everywhere(type), content: everywhere(''), items: [] }
      await this.blocks.add({ ...(known.find((each) => each.type === type) ?? made), order: index + 1 })
    }
  }

  /** Before all others; it is listed where it was, and its number alone tells. */
  async movesUp(type: string): Promise<void> {
    await this.blocks.change(`block-${type}`, { order: 0 })
  }

  /** The content of a block, in every language. */
  async says(type: string, content: string): Promise<void> {
    await this.blocks.change(`block-${type}`, { content: everywhere(content) })
  }
}
