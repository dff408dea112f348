import { type Localised, say } from '../../../world/languages.ts'
import type { Tag } from './product.ts'

export const tagWords: Readonly<Record<Tag, Localised>> = {
  new: say('New', 'Nouveau', '新着', '新品'),
  favourite: say('Members’ choice', 'Préféré des membres', '会員の人気', '会员最爱'),
  'last-pieces': say('Last items', 'Derniers articles', '残りわずか', '最后几件'),
  'made-for-you': say('Made for you', 'Fait pour vous', 'あなた専用', '为您定制'),
}
