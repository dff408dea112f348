import { type Localised, say } from '../../../world/languages.ts'
import type { ShopName } from '../../../world/stores.ts'
import type { SeedName, World } from '../../../world/World.ts'

export interface Category {
  readonly id: number
  readonly parentId: number | undefined
  readonly urlKey: string
  readonly name: Localised
  readonly lead: Localised
  /** `mega-menu-category` for categories with more details in the menu. */
  readonly code: string
  readonly isInMenu: boolean
  readonly pictures: readonly string[]
  readonly filters: readonly string[]
  readonly featured: readonly string[]
  readonly onlyIn?: SeedName | undefined
  readonly shop: ShopName
}

export const rootCategoryId = 2
const monitorRootId = 800
export const outletId = 90
const specialCategoryCode = 'mega-menu-category'

type Answer = Pick<Category, 'id' | 'urlKey' | 'name' | 'lead'> & Partial<Category>

function under(parentId: number | undefined, told: readonly Answer[]): readonly Category[] {
  return told.map(({ code, isInMenu = true, pictures = [], filters = ['brand'], featured = [], shop = 'club', ...rest }) => ({
    ...{ parentId, isInMenu, pictures, filters, featured, shop, ...rest },
    code: code ?? rest.urlKey,
  }))
}

const none = say('', '', '', '')

export const categories: readonly Category[] = [
  ...under(undefined, [{ id: rootCategoryId, urlKey: 'shop', name: say('Shop', 'Boutique', 'ショップ', '商店'), lead: none }]),
  ...under(rootCategoryId, [
    {
      ...{ id: 9, urlKey: 'this-season', code: specialCategoryCode, pictures: ['bag-fairway'], filters: ['brand', 'color'] },
      name: say('This season', 'Cette saison', '今シーズン', '本季新品'),
      lead: say('New in the shop.', 'Les nouveautés de la boutique.', 'ショップの新着商品です。', '商店新到的商品。'),
      featured: ['IW-DRIVER', 'FM-TOUR', 'KB-STAND', 'FE-POLO'],
    },
    {
      ...{ id: 10, urlKey: 'first-steps', code: specialCategoryCode, pictures: ['balls-sunrise'] },
      name: say('First steps', 'Premiers pas', 'はじめてのゴルフ', '初次上场'),
      lead: say(
        'Everything for your first year of golf, and nothing else.',
        'Tout ce qu’il faut pour une première année, et rien de plus.',
        '最初の一年に必要なものだけを。',
        '第一年打球所需，一件不多。',
      ),
      featured: ['CH-STARTER', 'CH-LESSON3', 'FM-RANGE'],
    },
    {
      ...{ id: 3, urlKey: 'clubs', pictures: ['driver-ink'], filters: ['brand', 'hand', 'flex', 'skill_level'] },
      name: say('Clubs', 'Clubs', 'クラブ', '球杆'),
      lead: say('From the tee to the last putt.', 'Du départ au dernier putt.', 'ティーから最後のパットまで。', '从发球台到最后一推。'),
      featured: ['IW-DRIVER', 'SM-WEDGE'],
    },
    {
      ...{ id: 4, urlKey: 'balls', pictures: ['ball-white'], filters: ['brand', 'color', 'skill_level'] },
      name: say('Balls', 'Balles', 'ボール', '球'),
      lead: say('By the dozen, or every month.', 'À la douzaine, ou chaque mois.', '1ダースから、毎月でも。', '按打购买，或每月送达。'),
      featured: ['FM-TOUR'],
    },
    {
      ...{ id: 5, urlKey: 'gear', pictures: ['bag-navy'], filters: ['brand', 'color'] },
      name: say('Bags and gear', 'Sacs et accessoires', 'バッグと用具', '球包与配件'),
      lead: say('What comes along on every round.', 'Ce qui vous suit à chaque partie.', '毎ラウンドのお供に。', '每一轮都随身的装备。'),
      featured: ['KB-STAND'],
    },
    {
      ...{ id: 6, urlKey: 'clothing', pictures: ['polo-fairway'], filters: ['brand', 'color', 'size'] },
      name: say('Clothing', 'Vêtements', 'ウェア', '服装'),
      lead: say(
        'Made to swing in, in any weather.',
        'Faits pour swinguer par tous les temps.',
        'どんな天気でもスイングしやすく。',
        '任何天气都挥杆自如。',
      ),
      featured: ['FE-POLO'],
    },
    {
      ...{ id: 7, urlKey: 'fitting-and-lessons', pictures: ['voucher-mist'], filters: ['skill_level'] },
      name: say('Fitting and lessons', 'Fitting et leçons', 'フィッティングとレッスン', '球杆试配与课程'),
      lead: say('Time with the people who know.', 'Du temps avec ceux qui savent.', '専門家と過ごす時間。', '与行家共度的时间。'),
      featured: ['CH-FITTING'],
    },
    {
      ...{ id: 8, urlKey: 'gifts', pictures: ['card-fairway'] },
      name: say('Gifts', 'Cadeaux', 'ギフト', '礼品'),
      lead: say('For somebody who plays.', 'Pour quelqu’un qui joue.', 'ゴルフ好きのあの人へ。', '送给爱打球的人。'),
      featured: ['CH-CARD'],
    },
    {
      ...{ id: outletId, urlKey: 'outlet', onlyIn: 'large', pictures: ['bag-slate'], filters: ['brand', 'color', 'skill_level'] },
      name: say('Outlet', 'Déstockage', 'アウトレット', '清仓'),
      lead: say(
        'Past seasons, two thousand items.',
        'Saisons passées, deux mille articles.',
        '過去のシーズンから2,000点。',
        '往季商品，两千件。',
      ),
    },
  ]),
  ...under(3, [
    {
      ...{ id: 31, urlKey: 'drivers', pictures: ['driver-ink'], filters: ['brand', 'hand', 'flex'], lead: none },
      name: say('Drivers', 'Drivers', 'ドライバー', '一号木'),
    },
    {
      ...{ id: 32, urlKey: 'fairway-woods', pictures: ['wood-navy'], filters: ['brand', 'hand', 'loft'], lead: none },
      name: say('Fairway woods', 'Bois de parcours', 'フェアウェイウッド', '球道木'),
    },
    {
      ...{ id: 33, urlKey: 'irons', pictures: ['iron-slate'], filters: ['brand', 'hand', 'flex'], lead: none },
      name: say('Irons', 'Fers', 'アイアン', '铁杆'),
    },
    {
      ...{ id: 34, urlKey: 'wedges', pictures: ['wedge-slate'], filters: ['brand', 'loft', 'hand'], lead: none },
      name: say('Wedges', 'Wedges', 'ウェッジ', '挖起杆'),
    },
    {
      ...{ id: 35, urlKey: 'putters', pictures: ['putter-slate'], filters: ['brand', 'hand'], lead: none },
      name: say('Putters', 'Putters', 'パター', '推杆'),
    },
  ]),
  ...under(4, [
    {
      ...{ id: 41, urlKey: 'tour-balls', pictures: ['ball-white'], filters: ['brand', 'color'], lead: none },
      name: say('For the course', 'Pour le parcours', 'コースで', '下场用球'),
    },
    {
      ...{ id: 42, urlKey: 'practice-balls', pictures: ['balls-sunrise'], filters: ['brand', 'color'], lead: none },
      name: say('For practice', 'Pour l’entraînement', '練習用', '练习用球'),
    },
  ]),
  ...under(5, [
    {
      ...{ id: 51, urlKey: 'bags', pictures: ['bag-navy'], filters: ['brand', 'color'], lead: none },
      name: say('Bags', 'Sacs', 'バッグ', '球包'),
    },
    {
      ...{ id: 52, urlKey: 'tees-and-markers', pictures: ['tees-oak'], filters: ['brand', 'color'], lead: none },
      name: say('Tees and markers', 'Tees et marque-balles', 'ティーとマーカー', '球钉与标记'),
    },
    {
      ...{ id: 53, urlKey: 'towels-and-umbrellas', pictures: ['towel-mist'], filters: ['brand', 'color'], lead: none },
      name: say('Towels and umbrellas', 'Serviettes et parapluies', 'タオルと傘', '毛巾与雨伞'),
    },
    {
      ...{ id: 54, urlKey: 'headcovers', pictures: ['headcover-poppy'], filters: ['brand', 'color'], lead: none },
      name: say('Headcovers', 'Capuchons', 'ヘッドカバー', '杆头套'),
    },
    {
      ...{ id: 55, urlKey: 'distance', pictures: ['rangefinder-ink'], filters: ['brand', 'color'], lead: none },
      name: say('Distance and practice', 'Distance et entraînement', '距離計と練習器具', '测距与练习'),
    },
  ]),
  ...under(6, [
    {
      ...{ id: 61, urlKey: 'polos', pictures: ['polo-navy'], filters: ['brand', 'color', 'size'], lead: none },
      name: say('Polos', 'Polos', 'ポロシャツ', 'Polo 衫'),
    },
    {
      ...{ id: 62, urlKey: 'outerwear', pictures: ['jumper-slate'], filters: ['brand', 'color', 'size'], lead: none },
      name: say('Jumpers and rainwear', 'Pulls et imperméables', 'ニットとレインウェア', '毛衣与雨衣'),
    },
    {
      ...{ id: 63, urlKey: 'gloves', pictures: ['glove-white'], filters: ['brand', 'size', 'hand'], lead: none },
      name: say('Gloves', 'Gants', 'グローブ', '手套'),
    },
    {
      ...{ id: 64, urlKey: 'caps-and-belts', pictures: ['cap-sand'], filters: ['brand', 'color'], lead: none },
      name: say('Caps and belts', 'Casquettes et ceintures', 'キャップとベルト', '帽子与腰带'),
    },
    {
      ...{ id: 65, urlKey: 'shoes', pictures: ['shoe-white'], filters: ['brand', 'color', 'size'], lead: none },
      name: say('Shoes', 'Chaussures', 'シューズ', '球鞋'),
    },
  ]),
  ...under(7, [
    {
      ...{ id: 71, urlKey: 'fitting', pictures: ['voucher-mist'], filters: ['skill_level'], lead: none },
      name: say('Fitting', 'Fitting', 'フィッティング', '球杆试配'),
    },
    {
      ...{ id: 72, urlKey: 'lesson-packs', pictures: ['voucher-sand'], filters: ['skill_level'], lead: none },
      name: say('Lesson packs', 'Forfaits de leçons', 'レッスン回数券', '课程包'),
    },
    {
      ...{ id: 73, urlKey: 'simulator', pictures: ['flight-mist'], filters: ['skill_level'], lead: none },
      name: say('Simulator', 'Simulateur', 'シミュレーター', '模拟器'),
    },
    {
      ...{ id: 74, urlKey: 'memberships', pictures: ['voucher-fairway'], filters: [], lead: none },
      name: say('Memberships', 'Adhésions', '会員種別', '会籍'),
    },
  ]),
  ...under(8, [
    {
      ...{ id: 81, urlKey: 'gift-cards', pictures: ['card-fairway'], filters: ['brand'], lead: none },
      name: say('Gift cards', 'Cartes-cadeaux', 'ギフトカード', '礼品卡'),
    },
    {
      ...{ id: 82, urlKey: 'sets', pictures: ['set-fairway'], filters: ['brand', 'skill_level'], lead: none },
      name: say('Sets', 'Coffrets', 'セット', '套装'),
    },
  ]),
  ...under(undefined, [
    {
      ...{ id: monitorRootId, urlKey: 'launch-monitors', shop: 'launch-monitor', lead: none },
      name: say('Launch monitors', 'Launch monitors', '弾道測定器', '弹道监测仪'),
    },
  ]),
  ...under(monitorRootId, [
    {
      ...{ id: 801, urlKey: 'monitor-memberships', code: 'memberships', shop: 'launch-monitor', filters: [], lead: none },
      name: say('Memberships', 'Adhésions', '会員種別', '会籍'),
    },
    {
      ...{ id: 802, urlKey: 'monitor-accessories', shop: 'launch-monitor', filters: [], lead: none },
      name: say('Accessories', 'Accessoires', 'アクセサリー', '配件'),
    },
  ]),
]

export function rootOf(shop: ShopName): number {
  return shop === 'club' ? rootCategoryId : monitorRootId
}

export function categoryNumbered(id: number): Category | undefined {
  return categories.find((each) => each.id === id)
}

export function categoriesIn({ seed }: World, shop: ShopName = 'club'): readonly Category[] {
  return categories.filter((category) => category.shop === shop && (category.onlyIn === undefined || category.onlyIn === seed))
}

export function childrenOf({ id }: Category): readonly Category[] {
  return categories.filter(({ parentId }) => parentId === id)
}

export function pathTo(category: Category): readonly Category[] {
  const parent = category.parentId === undefined ? undefined : categoryNumbered(category.parentId)
  return parent ? [...pathTo(parent), category] : [category]
}

export function idsBelow(category: Category): readonly number[] {
  return [category.id, ...childrenOf(category).flatMap(idsBelow)]
}

export function categoryUid(id: number): string {
  return `category-${id}`
}
