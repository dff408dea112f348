/** Unknown types are left out. */
export const homeBlockTypes = ['next-lesson', 'bookings', 'lesson-credit', 'book-again', 'hole-of-the-week', 'tip'] as const
export type HomeBlockType = (typeof homeBlockTypes)[number]

export interface HomeBlock extends Omit<LayoutBlock, 'type'> {
  readonly type: HomeBlockType
}

export interface LayoutBlock {
  readonly type: string
  readonly title: string
  /** Plain text; its meaning depends on the type. */
  readonly content: string
  readonly items: readonly { readonly label: string; readonly value: string }[]
}
