/** A block of a page that the server lays out; types this version does not know are left out. */
export const homeBlockTypes = ['next-lesson', 'bookings', 'lesson-credit', 'book-again', 'hole-of-the-week', 'tip'] as const
export type HomeBlockType = (typeof homeBlockTypes)[number]

export interface HomeBlock extends Omit<LayoutBlock, 'type'> {
  readonly type: HomeBlockType
}

/** A block of any type, of a page whose types are another context's to know. */
export interface LayoutBlock {
  readonly type: string
  readonly title: string
  /** Plain text; what it means depends on the type. */
  readonly content: string
  /** Label and value pairs. */
  readonly items: readonly { readonly label: string; readonly value: string }[]
}
