export const pageBlockTypes = ['text', 'figures', 'choices'] as const
export type PageBlockType = (typeof pageBlockTypes)[number]

export interface PageBlock {
  readonly type: PageBlockType
  readonly title: string
  readonly content: string
  readonly items: readonly PageFigure[]
}

export interface PageFigure {
  readonly label: string
  readonly value: string
  readonly note: string
}
