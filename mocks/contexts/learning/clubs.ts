import type { Localised } from '../../world/languages.ts'

export const clubs = {
  driver: { en: 'Driver', fr: 'Driver', ja: 'ドライバー', zh: '一号木' },
  iron5: { en: '5 iron', fr: 'Fer 5', ja: '5番アイアン', zh: '5号铁' },
  iron7: { en: '7 iron', fr: 'Fer 7', ja: '7番アイアン', zh: '7号铁' },
  iron9: { en: '9 iron', fr: 'Fer 9', ja: '9番アイアン', zh: '9号铁' },
  wedge: { en: 'Pitching wedge', fr: 'Wedge', ja: 'ピッチングウェッジ', zh: 'P杆' },
} as const satisfies Readonly<Record<string, Localised>>
export type Club = keyof typeof clubs
