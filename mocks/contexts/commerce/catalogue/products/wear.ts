import { say } from '../../../../world/languages.ts'
import type { Attributes, Product } from '../product.ts'
import { configurable } from '../variants.ts'

const shoeSizes = ['39', '40', '41', '42', '43', '44']
const inColour =
  (what: string) =>
  ({ color }: Attributes) => [`${what}-${color}`, `${what}-${color}-close`]

export const wear: readonly Product[] = [
  configurable(
    {
      ...{ id: 307, sku: 'CH-CAP', urlKey: 'clubhouse-cap', price: 2600, weight: 0.1, categoryIds: [64, 10] },
      name: say('Clubhouse Cap', 'Casquette Clubhouse', 'クラブハウス・キャップ', 'Clubhouse 球帽'),
      lead: say('Five panels and the flag.', 'Cinq panneaux et le drapeau.', '5枚はぎ、フラッグ刺繍。', '五片式，绣旗标。'),
      story: say(
        'One size; the strap is leather.',
        'Taille unique, sangle en cuir.',
        'フリーサイズ、ストラップは革。',
        '均码，皮质调节带。',
      ),
      attributes: { brand: 'clubhouse' },
      ...{ pictures: ['cap-sand', 'cap-sand-close'], tags: ['favourite'], related: ['FE-BELT', 'KB-POLO'] },
    },
    { choices: { color: ['sand', 'fairway', 'navy', 'white'] }, stock: 18, pictures: inColour('cap') },
  ),
  configurable(
    {
      ...{ id: 308, sku: 'FE-BELT', urlKey: 'fescue-belt', price: 5400, weight: 0.3, categoryIds: [64] },
      name: say('Fescue Belt', 'Ceinture Fescue', 'フェスキュー・ベルト', 'Fescue 皮带'),
      lead: say(
        'Bridle leather that bends with you.',
        'Un cuir de bride qui plie avec vous.',
        '体に沿うブライドルレザー。',
        '马具皮革，随身弯折。',
      ),
      story: say(
        'Cut long: shorten it at the buckle.',
        'Coupée longue : raccourcissez à la boucle.',
        '長めの作り、バックル側で調整。',
        '尺寸偏长，可在扣头处裁短。',
      ),
      attributes: { brand: 'fescue' },
      ...{ pictures: ['belt-oak', 'belt-oak-close'], related: ['CH-CAP'] },
    },
    { choices: { color: ['oak', 'ink'] }, stock: 9, pictures: inColour('belt') },
  ),
  configurable(
    {
      ...{ id: 309, sku: 'SM-SHOE', urlKey: 'saltmarsh-shoe', price: 17900, weight: 0.9, categoryIds: [65, 9] },
      name: say('Saltmarsh Shoe', 'Chaussure Saltmarsh', 'ソルトマーシュ・シューズ', 'Saltmarsh 球鞋'),
      lead: say(
        'Leather, with spikes that can be changed.',
        'En cuir, à crampons remplaçables.',
        '本革、交換できるスパイク。',
        '真皮鞋面，鞋钉可换。',
      ),
      story: say(
        'Watertight for two years, or you get new ones.',
        'Étanche deux ans, ou on vous en donne d’autres.',
        '防水2年保証、漏れたら交換します。',
        '两年防水保证，漏水即换新。',
      ),
      attributes: { brand: 'saltmarsh' },
      ...{ pictures: ['shoe-white', 'shoe-white-close'], tags: ['new'], related: ['KB-SHOE'] },
    },
    {
      choices: { color: ['white', 'oak'], size: shoeSizes },
      ...{ stock: 3, stocks: { 'SM-SHOE-WHITE-42': 0, 'SM-SHOE-OAK-39': 0 }, pictures: inColour('shoe') },
    },
  ),
  configurable(
    {
      ...{ id: 310, sku: 'KB-SHOE', urlKey: 'kitebird-shoe', price: 9900, specialPrice: 7900, weight: 0.7, categoryIds: [65, 10] },
      name: say('Kitebird Shoe', 'Chaussure Kitebird', 'カイトバード・シューズ', 'Kitebird 球鞋'),
      lead: say(
        'From the car to the course and back.',
        'De la voiture au parcours, et retour.',
        '車からコースへ、そのまま履ける。',
        '从停车场到球场，一双到底。',
      ),
      story: say(
        'No spikes, a hundred small studs.',
        'Sans crampons, cent petits picots.',
        'スパイクレス、100の小さな突起。',
        '无钉鞋底，上百个小凸点。',
      ),
      attributes: { brand: 'kitebird' },
      ...{ pictures: ['shoe-navy', 'shoe-navy-close'], upsell: ['SM-SHOE'] },
    },
    { choices: { color: ['navy', 'mist'], size: shoeSizes }, stock: 5, pictures: inColour('shoe') },
  ),
]
