/** What the club adds to a page of its shop; a block of any other type is left out. */
export const pageBlockTypes = ['text', 'figures', 'choices'] as const
export type PageBlockType = (typeof pageBlockTypes)[number]

export interface PageBlock {
  readonly type: PageBlockType
  readonly title: string
  readonly content: string
  readonly items: readonly PageFigure[]
}

/** A large value with its label, and what it means. */
export interface PageFigure {
  readonly label: string
  readonly value: string
  readonly note: string
}
