import type { Table } from '../../world/Table.ts'
import type { ContentBlockRow } from './data.ts'

export class ArrangeContentPages {
  private readonly blocks: Table<ContentBlockRow>

  constructor(blocks: Table<ContentBlockRow>) {
    this.blocks = blocks
  }

  async isHidden(title: string): Promise<void> {
    const block = this.blocks.first((each) => each.title.en === title)
    if (!block) throw new Error(`No page has the block ${title}`)
    await this.blocks.change(block.id, { isHidden: true })
  }
}
