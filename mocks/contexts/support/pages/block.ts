import { everywhere, type Localised } from '../../../world/languages.ts'
import type { LayoutBlockRow } from '../data.ts'

export type WrittenBlock = Omit<LayoutBlockRow, 'id' | 'order'>

const none = everywhere('')

export function text(title: Localised, content: Localised): WrittenBlock {
  return { type: 'text', title, content, items: [] }
}

export function withItems(type: string, title: Localised, items: WrittenBlock['items'], content: Localised = none): WrittenBlock {
  return { type, title, content, items }
}

export function question(id: string, label: Localised, value: Localised): WrittenBlock['items'][number] {
  return { id, label, value }
}
