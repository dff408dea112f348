import { everywhere } from '../../world/languages.ts'
import type { Table } from '../../world/Table.ts'
import type { LayoutBlockRow } from './data.ts'

export class ArrangeLayout {
  private readonly blocks: Table<LayoutBlockRow>

  constructor(blocks: Table<LayoutBlockRow>) {
    this.blocks = blocks
  }

  async isLaidOutAs(types: readonly string[]): Promise<void> {
    const known = this.blocks.list()
    this.blocks.removeAll(() => true)
    for (const [index, type] of types.entries()) {
      const made = { id: `block-${type}`, type, title: everywhere(type), content: everywhere(''), items: [] }
      await this.blocks.add({ ...(known.find((each) => each.type === type) ?? made), order: index + 1 })
    }
  }

  /** The block keeps its place in the list; only its number changes. */
  async movesUp(type: string): Promise<void> {
    await this.blocks.change(`block-${type}`, { order: 0 })
  }

  async says(type: string, content: string): Promise<void> {
    await this.blocks.change(`block-${type}`, { content: everywhere(content) })
  }
}
