import { type Localised, say } from '../../../world/languages.ts'

export interface Colour {
  readonly label: Localised
  readonly hex: string
}

export const colours = {
  white: { label: say('White', 'Blanc', 'ホワイト', '白色'), hex: '#f4f5f1' },
  sunrise: { label: say('Sunrise', 'Aurore', 'サンライズ', '晨曦黄'), hex: '#f2cf4a' },
  poppy: { label: say('Poppy', 'Coquelicot', 'ポピー', '罂粟红'), hex: '#e0503a' },
  mist: { label: say('Mist', 'Brume', 'ミスト', '薄雾绿'), hex: '#b4d3bc' },
  fairway: { label: say('Fairway', 'Fairway', 'フェアウェイ', '球道绿'), hex: '#1d5b3c' },
  navy: { label: say('Navy', 'Marine', 'ネイビー', '海军蓝'), hex: '#22344f' },
  sky: { label: say('Sky', 'Ciel', 'スカイ', '天空蓝'), hex: '#a9cbe0' },
  sand: { label: say('Sand', 'Sable', 'サンド', '沙色'), hex: '#d9c49a' },
  slate: { label: say('Slate', 'Ardoise', 'スレート', '石板灰'), hex: '#5c6863' },
  ink: { label: say('Ink', 'Encre', 'インク', '墨色'), hex: '#1f2a26' },
  oak: { label: say('Oak', 'Chêne', 'オーク', '橡木色'), hex: '#b98a55' },
} as const satisfies Readonly<Record<string, Colour>>

export type ColourName = keyof typeof colours
