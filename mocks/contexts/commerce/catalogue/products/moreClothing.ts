import { say } from '../../../../world/languages.ts'
import type { Attributes, Product } from '../product.ts'
import { configurable } from '../variants.ts'

const sizes = ['s', 'm', 'l', 'xl']
const inColour =
  (what: string) =>
  ({ color }: Attributes) => [`${what}-${color}`, `${what}-${color}-close`]

export const moreClothing: readonly Product[] = [
  configurable(
    {
      ...{ id: 303, sku: 'KB-POLO', urlKey: 'kitebird-polo', price: 5900, weight: 0.2, categoryIds: [61] },
      name: say('Kitebird Polo', 'Polo Kitebird', 'カイトバード・ポロ', 'Kitebird Polo 衫'),
      lead: say(
        'Recycled yarn that dries on the way to the next tee.',
        'Un fil recyclé qui sèche avant le prochain départ.',
        '次のティーまでに乾くリサイクル糸。',
        '再生纱线，走到下一洞就干。',
      ),
      story: say(
        'No side seams at all. Washes cold.',
        'Aucune couture latérale. Lavage à froid.',
        '脇の縫い目なし。水洗い可。',
        '无侧缝，可冷水洗。',
      ),
      attributes: { brand: 'kitebird' },
      ...{ pictures: ['polo-sky', 'polo-sky-close'], related: ['FE-POLO', 'CH-CAP'] },
    },
    { choices: { color: ['sky', 'poppy', 'slate'], size: ['xs', ...sizes] }, stock: 7, pictures: inColour('polo') },
  ),
  configurable(
    {
      ...{ id: 304, sku: 'FE-JUMPER', urlKey: 'fescue-jumper', price: 12900, weight: 0.4, categoryIds: [62, 9] },
      name: say('Fescue Jumper', 'Pull Fescue', 'フェスキュー・ニット', 'Fescue 毛衣'),
      lead: say('Merino with five stripes.', 'Mérinos à cinq rayures.', '5本ラインのメリノウール。', '美利奴羊毛，五道条纹。'),
      story: say(
        'Light enough to swing in, warm enough to wait in.',
        'Assez léger pour swinguer, assez chaud pour attendre.',
        '振れる軽さ、待てる暖かさ。',
        '轻到可挥杆，暖到可等候。',
      ),
      attributes: { brand: 'fescue', waterproof: 'no' },
      ...{ pictures: ['jumper-slate', 'jumper-slate-close'], related: ['FE-POLO', 'SM-JACKET'] },
    },
    { choices: { color: ['slate', 'fairway', 'sand'], size: sizes }, stock: 4, pictures: inColour('jumper') },
  ),
  configurable(
    {
      ...{ id: 305, sku: 'SM-JACKET', urlKey: 'saltmarsh-rain-jacket', price: 19900, specialPrice: 15900, weight: 0.4, categoryIds: [62] },
      name: say('Saltmarsh Rain Jacket', 'Veste de pluie Saltmarsh', 'ソルトマーシュ・レインジャケット', 'Saltmarsh 雨衣'),
      lead: say(
        'Dry for eighteen holes of Scotland.',
        'Au sec pour dix-huit trous d’Écosse.',
        'スコットランドの18ホールでも濡れない。',
        '苏格兰十八洞也不湿。',
      ),
      story: say(
        'Taped seams, quiet cloth, cuffs that close over a glove.',
        'Coutures étanches, tissu silencieux, poignets sur le gant.',
        '止水テープ、静かな生地、グローブの上で留まる袖。',
        '压胶接缝，面料无声，袖口可罩住手套。',
      ),
      attributes: { brand: 'saltmarsh', waterproof: 'yes' },
      ...{ pictures: ['jacket-navy', 'jacket-navy-close'], related: ['SM-UMBRELLA', 'FE-RAINGLOVE'] },
    },
    {
      choices: { color: ['navy', 'ink', 'poppy'], size: sizes },
      stock: 3,
      pictures: inColour('jacket'),
      stocks: { 'SM-JACKET-POPPY-S': 0 },
    },
  ),
  configurable(
    {
      ...{ id: 306, sku: 'FE-RAINGLOVE', urlKey: 'fescue-rain-gloves', price: 2900, weight: 0.1, categoryIds: [63] },
      name: say(
        'Fescue Rain Gloves, a pair',
        'Gants de pluie Fescue, la paire',
        'フェスキュー・レイングローブ（両手）',
        'Fescue 雨天手套（一双）',
      ),
      lead: say(
        'They grip better the wetter they are.',
        'Plus ils sont mouillés, mieux ils tiennent.',
        '濡れるほど滑らない。',
        '越湿越不打滑。',
      ),
      story: say('Knitted suede, both hands.', 'Daim tricoté, deux mains.', 'ニットスエード、両手用。', '针织麂皮，双手佩戴。'),
      attributes: { brand: 'fescue', color: 'ink' },
      ...{ pictures: ['glove-ink', 'glove-ink-close'], related: ['FE-GLOVE', 'SM-JACKET'] },
    },
    { choices: { size: ['s', 'm', 'l'] }, stock: 10 },
  ),
]
