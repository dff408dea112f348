import { everywhere } from '../../world/languages.ts'
import type { World } from '../../world/World.ts'
import type { LayoutBlockRow } from './data.ts'

const none = everywhere('')

const blocks: readonly Omit<LayoutBlockRow, 'id' | 'order'>[] = [
  {
    type: 'next-lesson',
    title: { en: 'Next lesson', fr: 'Prochaine leçon', ja: '次のレッスン', zh: '下一节课' },
    content: none,
    items: [],
  },
  { type: 'bookings', title: { en: 'Also booked', fr: 'Aussi réservé', ja: 'ほかの予約', zh: '其他预约' }, content: none, items: [] },
  {
    type: 'lesson-credit',
    title: { en: 'Lesson credit', fr: 'Crédit de leçons', ja: 'レッスンクレジット', zh: '课时余额' },
    content: none,
    items: [],
  },
  {
    type: 'book-again',
    title: { en: 'Book again', fr: 'Réserver de nouveau', ja: 'もう一度予約', zh: '再次预约' },
    content: none,
    items: [],
  },
  {
    type: 'hole-of-the-week',
    title: { en: 'Hole of the week', fr: 'Trou de la semaine', ja: '今週のホール', zh: '本周球洞' },
    content: {
      en: 'Tenth, Saltmarsh Links',
      fr: 'Le 10, Saltmarsh Links',
      ja: 'ソルトマーシュ・リンクス 10番',
      zh: '盐沼林克斯，第十洞',
    },
    items: [
      { label: { en: 'Par', fr: 'Par', ja: 'パー', zh: '标准杆' }, value: everywhere('4') },
      { label: { en: 'Yards', fr: 'Yards', ja: 'ヤード', zh: '码' }, value: everywhere('386') },
      { label: { en: 'Stroke index', fr: 'Stroke index', ja: 'HDCP', zh: '难度指数' }, value: everywhere('8') },
    ],
  },
  { type: 'weather', title: { en: 'Weather', fr: 'Météo', ja: '天気', zh: '天气' }, content: everywhere('9 °C'), items: [] },
  {
    type: 'tip',
    title: { en: 'From the range', fr: 'Conseil du practice', ja: '練習場から', zh: '来自练习场' },
    content: {
      en: 'Count the seconds of your swing, not the yards: a slow three beats a hasty two.',
      fr: 'Comptez les secondes de votre swing, pas les yards : trois lentes valent mieux que deux pressées.',
      ja: '飛距離よりもスイングの秒数を数えましょう。急いだ二拍より、ゆったりした三拍です。',
      zh: '数挥杆的秒数，而不是码数：从容的三拍胜过匆忙的两拍。',
    },
    items: [],
  },
]

export async function seedHome(world: World): Promise<void> {
  for (const [index, block] of blocks.entries()) await world.homeBlocks.add({ ...block, id: `block-${block.type}`, order: index + 1 })
}
