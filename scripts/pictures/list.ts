import type { Visitor } from './signedInPage.ts'

export interface Picture extends Visitor {
  readonly name: string
  readonly path: string
  /** A link that is followed from there. */
  readonly link?: string
  /** What is at the top of the picture. */
  readonly top?: string
  /** With the QA desk open. */
  readonly desk?: boolean
}

/** Of the README. */
export const pictures: readonly Picture[] = [
  { name: 'home', player: 'hana', size: 'desktop', path: '/' },
  { name: 'booking', player: 'hana', size: 'phone', path: '/lessons/book', top: 'main :text-is("Day")' },
  { name: 'lesson-plan', player: 'hana', size: 'phone', path: '/learn/plan' },
  { name: 'scorecard', player: 'jonah', size: 'phone', path: '/play', link: 'a[href$="/scorecard"]', colorScheme: 'dark' },
  { name: 'bag', player: 'hana', size: 'phone', path: '/play/bag', top: 'main h2:text("Gaps"), main h3:text("Gaps")' },
  { name: 'launch-monitor', player: 'bram', size: 'phone', path: '/devices' },
  { name: 'product', player: 'wataru', size: 'phone', path: '/shop/products/ironwood-driver', language: 'ja', region: 'jp' },
  { name: 'fitting', player: 'hana', size: 'phone', path: '/fitting' },
  {
    name: 'return',
    player: 'hana',
    size: 'phone',
    path: '/returns',
    link: 'a[href*="/returns/"]:not([href$="/new"])',
    top: 'main h2:text("Conversation")',
  },
  { name: 'qa-desk', player: 'hana', size: 'desktop', path: '/lessons', desk: true },
]
