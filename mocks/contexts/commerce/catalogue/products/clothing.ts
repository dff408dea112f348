import { say } from '../../../../world/languages.ts'
import { howToBuy } from '../plans.ts'
import type { Product } from '../product.ts'
import { configurable } from '../variants.ts'

export const clothing: readonly Product[] = [
  configurable(
    {
      ...{ id: 301, sku: 'FE-POLO', urlKey: 'fescue-polo', price: 7200, specialPrice: 5800, weight: 0.2, categoryIds: [61, 9] },
      name: say('Fescue Polo', 'Polo Fescue', 'フェスキュー・ポロ', 'Fescue Polo 衫'),
      lead: say(
        'Cotton with a little stretch, cut to swing in.',
        'Du coton un peu extensible, coupé pour le swing.',
        'スイングしやすい、伸びるコットン。',
        '微弹棉质，剪裁专为挥杆。',
      ),
      story: say(
        'Side seams set back so that nothing pulls at the top. Washes at thirty degrees.',
        'Coutures latérales reculées pour que rien ne tire en haut du swing. Lavage à trente degrés.',
        '脇の縫い目を後ろに寄せ、トップでも突っ張りません。30度で洗えます。',
        '侧缝后移，上杆顶点也不牵扯。30 度水洗。',
      ),
      attributes: { brand: 'fescue' },
      pictures: ['polo-fairway', 'polo-fairway-close'],
      related: ['FE-GLOVE'],
    },
    {
      choices: { color: ['fairway', 'navy', 'sand', 'white'], size: ['s', 'm', 'l', 'xl'] },
      pictures: ({ color }) => [`polo-${color}`, `polo-${color}-close`],
      ...{ stock: 9, stocks: { 'FE-POLO-NAVY-XL': 0, 'FE-POLO-SAND-S': 2 } },
    },
  ),
  configurable(
    {
      ...{ id: 302, sku: 'FE-GLOVE', urlKey: 'fescue-glove', price: 2400, weight: 0.1, categoryIds: [63] },
      name: say('Fescue Cabretta Glove', 'Gant Fescue en cabretta', 'フェスキュー・カブレッタグローブ', 'Fescue 羊皮手套'),
      lead: say(
        'One thin piece of leather, no seam in the palm.',
        'Une seule pièce de cuir fin, sans couture dans la paume.',
        '掌に縫い目のない薄い一枚革。',
        '整张薄皮，掌心无缝线。',
      ),
      story: say(
        'Cut by hand in small lots. It lasts about twenty rounds and feels like none at all.',
        'Coupé à la main en petites séries. Il tient une vingtaine de parties et se fait oublier.',
        '小ロットの手裁断。約20ラウンド、着けていることを忘れます。',
        '小批量手工裁剪，约可用二十轮，几乎感觉不到它的存在。',
      ),
      attributes: { brand: 'fescue', color: 'white' },
      pictures: ['glove-white', 'glove-white-close'],
      options: [{ ...howToBuy(302, 2400), required: false }],
      related: ['FE-POLO'],
    },
    { choices: { hand: ['left', 'right'], size: ['s', 'm', 'l'] }, stock: 14 },
  ),
]
