/** What a first view may show before the product's code is there. */
export type PartName = 'greeting' | 'lesson' | 'title' | 'text' | 'picture'
