import type { Words } from './words.ts'

export const categoryWords: readonly (readonly [id: string, title: Words])[] = [
  ['swing', ['Full swing', 'Plein swing', 'フルスイング', '全挥杆']],
  ['short-game', ['Short game', 'Petit jeu', 'ショートゲーム', '短杆']],
  ['sand', ['Sand', 'Sable', 'バンカー', '沙坑']],
  ['putting', ['Putting', 'Putting', 'パッティング', '推杆']],
  ['body', ['Body', 'Corps', '体づくり', '身体']],
  ['course', ['On the course', 'Sur le parcours', 'コースで', '球场策略']],
  ['rules', ['Rules', 'Règles', 'ルール', '规则']],
]
