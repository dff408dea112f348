import { type Localised, say } from '../../../world/languages.ts'

export interface GiftCardTemplate {
  readonly id: number
  readonly name: Localised
  readonly notes: Localised
  readonly picture: string
  readonly styleColour: string
  readonly textColour: string
  /** 1 left, 2 top, 3 centre. */
  readonly pattern: 1 | 2 | 3
  readonly isDisabled?: boolean
}

export const giftCardTemplates: readonly GiftCardTemplate[] = [
  {
    ...{ id: 1, picture: 'card-fairway', styleColour: '#1d5b3c', textColour: '#f4f5f1', pattern: 1 },
    name: say('Green at dawn', 'Green à l’aube', '夜明けのグリーン', '晨间果岭'),
    notes: say('For any day.', 'Pour tous les jours.', 'どんな日にも。', '任何日子都合适。'),
  },
  {
    ...{ id: 2, picture: 'card-sunrise', styleColour: '#f2cf4a', textColour: '#1f2a26', pattern: 2 },
    name: say('First tee', 'Premier départ', 'はじめてのティー', '第一洞发球'),
    notes: say('For a birthday.', 'Pour un anniversaire.', '誕生日に。', '送给寿星。'),
  },
  {
    ...{ id: 3, picture: 'card-navy', styleColour: '#22344f', textColour: '#f4f5f1', pattern: 3 },
    name: say('Evening round', 'Partie du soir', '夕暮れのラウンド', '黄昏一轮'),
    notes: say('For a word of thanks.', 'Pour dire merci.', '感謝の気持ちに。', '表达谢意。'),
  },
  {
    ...{ id: 4, picture: 'card-navy', styleColour: '#22344f', textColour: '#f4f5f1', pattern: 3, isDisabled: true },
    name: say('Winter 2025', 'Hiver 2025', '2025年の冬', '2025年冬季'),
    notes: say('For the holidays of 2025.', 'Pour les fêtes de 2025.', '2025年のホリデーに。', '2025年节日限定。'),
  },
]

export const offeredTemplates = giftCardTemplates.filter(({ isDisabled }) => !isDisabled)
