import { say } from '../../../../world/languages.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

export const clubs: readonly Product[] = [
  configurable(
    {
      ...{ id: 201, sku: 'IW-DRIVER', urlKey: 'ironwood-driver', price: 44900, weight: 0.9, categoryIds: [31, 9] },
      name: say('Ironwood Driver', 'Driver Ironwood', 'アイアンウッド ドライバー', 'Ironwood 一号木'),
      lead: say(
        'A deep face that forgives strikes near the heel.',
        'Une face profonde qui pardonne les coups vers le talon.',
        'ヒール寄りのミスも許すディープフェース。',
        '深杆面，偏跟部击球也能包容。',
      ),
      story: say(
        'A carbon crown moves nine grams low and back. Our fitters set the loft at the counter while you wait.',
        'Une couronne en carbone déplace neuf grammes vers le bas et l’arrière. Nos fitters règlent le loft pendant que vous attendez.',
        'カーボンクラウンで9gを低く後方へ。ロフトはフィッターがその場で調整します。',
        '碳纤维杆冠将九克重量移到后下方。试配师当场为您调好倾角。',
      ),
      attributes: { brand: 'ironwood', skill_level: 'everyone' },
      pictures: ['driver-ink', 'driver-ink-close'],
      tags: ['new'],
      related: ['SM-WEDGE'],
      upsell: ['CH-FITTING'],
    },
    { choices: { hand: ['right', 'left'], flex: ['regular', 'stiff', 'senior'] }, stock: 6, stocks: { 'IW-DRIVER-LEFT-SENIOR': 0 } },
  ),
  {
    ...{ kind: 'simple', id: 202, sku: 'SM-WEDGE', urlKey: 'saltmarsh-wedge-54', price: 15900, weight: 0.5, stock: 12, categoryIds: [34] },
    name: say('Saltmarsh Wedge 54°', 'Wedge Saltmarsh 54°', 'ソルトマーシュ・ウェッジ 54°', 'Saltmarsh 挖起杆 54°'),
    lead: say(
      'Raw steel that rusts where you hit it, with your words on the back.',
      'Un acier brut qui rouille là où vous frappez, avec vos mots au dos.',
      '打点から味が出る無垢の鋼。背面にはお好きな言葉を。',
      '原钢杆头，击球处自然生锈，背面可刻上您的话。',
    ),
    story: say(
      'Milled grooves, a narrow sole for tight lies. The engraver works on Thursdays; engraved clubs cannot be returned.',
      'Rainures fraisées, semelle étroite pour les lies serrés. Le graveur travaille le jeudi ; un club gravé ne peut être retourné.',
      'ミルドグルーブと、硬いライに強い細めのソール。刻印は毎週木曜日、刻印後の返品はできません。',
      '铣削沟槽，窄杆底适合紧实球位。刻字师每周四工作，刻字后不可退货。',
    ),
    attributes: { brand: 'saltmarsh', hand: 'right', loft: '54', skill_level: 'advanced' },
    pictures: ['wedge-slate', 'wedge-slate-close'],
    options: [
      {
        ...{ id: 20201, kind: 'field', required: false, maxCharacters: 12 },
        title: say('Engraving, up to 12 characters', 'Gravure, 12 caractères au plus', '刻印（12文字まで）', '刻字，最多 12 个字符'),
        values: [{ id: 20202, price: 1500, title: say('', '', '', '') }],
      },
      {
        ...{ id: 20203, kind: 'drop-down', required: true },
        title: say('Grip', 'Grip', 'グリップ', '握把'),
        values: [
          { id: 20204, price: 0, title: say('Standard', 'Standard', '標準', '标准') },
          { id: 20205, price: 600, title: say('Midsize', 'Midsize', 'ミッドサイズ', '中号') },
          { id: 20206, price: 900, title: say('Cord', 'Corde', 'コード入り', '棉线') },
          { id: 20207, price: 0, percent: 10, title: say('Leather', 'Cuir', 'レザー', '皮革') },
        ],
      },
    ],
    tags: ['made-for-you'],
    related: ['FM-TOUR'],
    upsell: ['CH-FITTING'],
  },
]
