import { type Localised, say } from '../world/languages.ts'

/** Slow-motion versions of short videos. */
export const detailSlugs = ['full-swing-down-the-line-in-detail', 'breaking-putt-in-detail', 'chip-and-roll-in-detail'] as const
export type DetailSlug = (typeof detailSlugs)[number]

/** Low frame rates keep minutes as small as seconds; detailed pictures get the lowest. */
export const framesPerSecond: Readonly<Record<DetailSlug, number>> = {
  'full-swing-down-the-line-in-detail': 6,
  'breaking-putt-in-detail': 3,
  'chip-and-roll-in-detail': 6,
}

export interface FilmChapter {
  readonly title: Localised
  readonly seconds: number
  /** End in the short video, in seconds. It begins at the end of the chapter before. */
  readonly until: number
}

export const chapters: Readonly<Record<DetailSlug, readonly FilmChapter[]>> = {
  'full-swing-down-the-line-in-detail': [
    { title: say('The ball’s flight', 'Le vol de la balle', '弾道', '球的飞行'), seconds: 24, until: 4.2 },
    { title: say('Takeaway', 'Le démarrage', 'テークバック', '起杆'), seconds: 24, until: 6.25 },
    { title: say('To the top', 'Jusqu’au sommet', 'トップまで', '到达顶点'), seconds: 26, until: 7.8 },
    { title: say('Down to the ball', 'La descente vers la balle', 'ダウンスイング', '下杆'), seconds: 24, until: 8.85 },
    { title: say('Through the ball', 'La traversée', 'フォロースルー', '送杆'), seconds: 14, until: 9.5 },
    { title: say('The finish', 'Le finish', 'フィニッシュ', '收杆'), seconds: 20, until: 12.4 },
  ],
  'breaking-putt-in-detail': [
    { title: say('See the slope', 'Voir la pente', '傾斜を読む', '看坡度'), seconds: 18, until: 0.5 },
    { title: say('The straight line', 'La ligne droite', 'まっすぐなライン', '直线'), seconds: 20, until: 1.45 },
    { title: say('Where the putt breaks', 'Là où le putt tourne', '曲がるところ', '弯在哪里'), seconds: 22, until: 2.25 },
    { title: say('Choose where to aim', 'Choisir où viser', '狙いを決める', '选定瞄准点'), seconds: 16, until: 3.2 },
    { title: say('The stroke', 'Le coup', 'ストローク', '推击'), seconds: 18, until: 4.3 },
    { title: say('The roll', 'La course de la balle', '転がり', '球的滚动'), seconds: 28, until: 7.2 },
    { title: say('Into the hole', 'Dans le trou', 'カップイン', '进洞'), seconds: 14, until: 9.9 },
  ],
  'chip-and-roll-in-detail': [
    { title: say('The landing spot', 'Le point de chute', '落とし所', '落点'), seconds: 20, until: 1.95 },
    { title: say('The backswing', 'La montée', 'バックスイング', '上杆'), seconds: 20, until: 2.6 },
    { title: say('Impact', 'L’impact', 'インパクト', '击球'), seconds: 20, until: 3 },
    { title: say('In the air', 'En l’air', '空中', '空中'), seconds: 20, until: 3.6 },
    { title: say('On the ground', 'Au sol', '地面', '地面'), seconds: 26, until: 6.75 },
    { title: say('One part to two', 'Une part pour deux', '1対2の割合', '一比二'), seconds: 24, until: 9.9 },
  ],
}

export function secondsOf(all: readonly FilmChapter[]): number {
  return all.reduce((sum, { seconds }) => sum + seconds, 0)
}

export function startsOf(all: readonly FilmChapter[]): readonly number[] {
  return all.map((_, index) => secondsOf(all.slice(0, index)))
}
