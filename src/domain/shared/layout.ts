/** Drawn alike on every page. */
export const standardTypes = ['text', 'figures', 'choices', 'questions', 'picture', 'links', 'launch-monitor'] as const
const homeTypes = ['next-lesson', 'bookings', 'lesson-credit', 'book-again', 'hole-of-the-week', 'tip'] as const
const shopTypes = ['lead', 'categories', 'products', 'specials', 'pro-shop'] as const
const proShopTypes = ['slider', 'grid', 'product', 'video'] as const

/** All types of blocks that the club may lay out, on any of its pages. */
export const blockTypes = [...standardTypes, ...homeTypes, ...shopTypes, ...proShopTypes] as const
export type BlockType = (typeof blockTypes)[number]
export type StandardType = (typeof standardTypes)[number]

export type BlockArea = 'lessons' | 'devices'

const areas: Readonly<Partial<Record<BlockType, BlockArea>>> = {
  bookings: 'lessons',
  'lesson-credit': 'lessons',
  'book-again': 'lessons',
  'launch-monitor': 'devices',
}

export interface BlockItem {
  /** For addresses; may be empty. */
  readonly id: string
  readonly label: string
  readonly value: string
  readonly note: string
}

export interface LayoutBlock {
  /** Unique on its page. */
  readonly id: string
  readonly type: BlockType
  readonly title: string
  /** Its meaning depends on the type: HTML in a text, plain text in most others. */
  readonly content: string
  readonly items: readonly BlockItem[]
}

export function openBlocks<Block extends Pick<LayoutBlock, 'type'>>(
  blocks: readonly Block[],
  isOpen: (area: BlockArea) => boolean,
): readonly Block[] {
  return blocks.filter(({ type }) => {
    const area = areas[type]
    return area === undefined || isOpen(area)
  })
}
