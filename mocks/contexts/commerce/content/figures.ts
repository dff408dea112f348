import { everywhere, inEach, type Localised, say } from '../../../world/languages.ts'
import { attributeNamed, valueNamed } from '../catalogue/attributes.ts'
import type { Product } from '../catalogue/product.ts'

export interface Figure {
  readonly label: Localised
  readonly value: Localised
  readonly note?: Localised
}

const measured: Readonly<Record<string, readonly Figure[]>> = {
  'FM-TOUR': [
    {
      label: say('Cover', 'Enveloppe', 'カバー', '外层'),
      value: say('Cast urethane', 'Uréthane coulé', 'キャストウレタン', '浇铸聚氨酯'),
      note: say(
        'Grips on wedges, soft off the putter',
        'Mord au wedge, douce au putter',
        'ウェッジでよく止まり、パターで柔らか',
        '挖起杆抓得住，推杆柔和',
      ),
    },
    {
      label: say('Compression', 'Compression', 'コンプレッション', '压缩度'),
      value: everywhere('88'),
      note: say('Suits 85 to 105 mph', 'Pour 135 à 170 km/h', '38〜47m/s向け', '适合 135–170 公里/小时'),
    },
    {
      label: say('Dimples', 'Alvéoles', 'ディンプル', '凹坑'),
      value: everywhere('392'),
      note: say('A flatter flight', 'Un vol plus tendu', '低めの弾道', '弹道更平'),
    },
    {
      label: say('Driver spin', 'Spin au driver', 'ドライバーのスピン', '一号木旋转'),
      value: inEach((language) => new Intl.NumberFormat(language).format(2480)),
      note: say('Turns a minute', 'Tours par minute', '毎分回転数', '每分钟转数'),
    },
  ],
  'IW-DRIVER': [
    { label: say('Volume', 'Volume', '体積', '体积'), value: everywhere('460 cm³') },
    { label: say('Lie', 'Lie', 'ライ角', '着地角'), value: everywhere('58°') },
    { label: say('Length', 'Longueur', '長さ', '长度'), value: everywhere('45.5″') },
  ],
}
const told = ['brand', 'skill_level', 'loft']
const weight = say('Weight', 'Poids', '重さ', '重量')

export function figuresOf(product: Product): readonly Figure[] {
  const known = measured[product.sku]
  if (known) return known
  const said = told.flatMap((code) => {
    const value = product.attributes[code]
    const attribute = attributeNamed(code)
    return value === undefined ? [] : [{ label: attribute.label, value: valueNamed(attribute, value).label }]
  })
  return product.weight > 0 ? [...said, { label: weight, value: everywhere(`${product.weight} kg`) }] : said
}
