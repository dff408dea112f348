import { everywhere, type Localised, say } from '../../../world/languages.ts'
import { type Colour, colours } from './colours.ts'

export interface Attribute {
  readonly id: number
  readonly code: string
  readonly label: Localised
  readonly type: 'swatch' | 'select' | 'boolean'
  readonly values: readonly AttributeValue[]
}

export interface AttributeValue {
  readonly index: number
  readonly code: string
  readonly label: Localised
  readonly colour?: string | undefined
}

type Values = Readonly<Record<string, Localised | string>>

function attribute(id: number, code: string, label: Localised, values: Values): Attribute {
  return {
    ...{ id, code, label, type: 'select' },
    values: Object.entries(values).map(([value, text], index) => ({
      ...{ index: id * 100 + index + 1, code: value },
      label: typeof text === 'string' ? everywhere(text) : text,
    })),
  }
}

const color: Attribute = {
  ...{ id: 2, code: 'color', label: say('Color', 'Couleur', 'カラー', '颜色'), type: 'swatch' },
  values: Object.entries<Colour>(colours).map(([code, { label, hex }], index) => ({ index: 201 + index, code, label, colour: hex })),
}

const waterproof: Attribute = {
  ...{ id: 8, code: 'waterproof', label: say('Waterproof', 'Imperméable', '防水', '防水'), type: 'boolean' },
  values: [
    { index: 1, code: 'yes', label: say('Yes', 'Oui', 'はい', '是') },
    { index: 0, code: 'no', label: say('No', 'Non', 'いいえ', '否') },
  ],
}

export const attributes: readonly Attribute[] = [
  attribute(1, 'brand', say('Brand', 'Marque', 'ブランド', '品牌'), {
    fieldmark: 'Fieldmark',
    fescue: 'Fescue & Co.',
    ironwood: 'Ironwood',
    saltmarsh: 'Saltmarsh',
    kitebird: 'Kitebird',
    clubhouse: 'Clubhouse',
  }),
  color,
  attribute(3, 'size', say('Size', 'Taille', 'サイズ', '尺码'), {
    ...{ xs: 'XS', s: 'S', m: 'M', l: 'L', xl: 'XL' },
    ...{ '39': '39', '40': '40', '41': '41', '42': '42', '43': '43', '44': '44' },
  }),
  attribute(4, 'hand', say('Hand', 'Main', '利き手', '惯用手'), {
    left: say('Left', 'Gauche', '左', '左手'),
    right: say('Right', 'Droite', '右', '右手'),
  }),
  attribute(5, 'flex', say('Shaft flex', 'Souplesse du shaft', 'シャフトの硬さ', '杆身硬度'), {
    regular: say('Regular', 'Régulier', 'レギュラー', '常规'),
    stiff: say('Stiff', 'Rigide', 'スティッフ', '硬'),
    senior: say('Senior', 'Sénior', 'シニア', '轻柔'),
  }),
  attribute(6, 'loft', say('Loft', 'Ouverture', 'ロフト', '杆面倾角'), {
    ...{ '9': '9°', '10.5': '10.5°', '12': '12°', '15': '15°', '18': '18°', '21': '21°' },
    ...{ '50': '50°', '54': '54°', '58': '58°' },
  }),
  attribute(7, 'skill_level', say('Made for', 'Conçu pour', '対象', '适合'), {
    beginner: say('Beginners', 'Débutants', '初心者', '初学者'),
    everyone: say('Everyone', 'Tous', 'すべての方', '所有人'),
    advanced: say('Low handicaps', 'Bons index', '上級者', '低差点球手'),
  }),
  waterproof,
]

export function attributeNamed(code: string): Attribute {
  const found = attributes.find((each) => each.code === code)
  if (!found) throw new Error(`There is no attribute ${code}`)
  return found
}

export function valueNamed({ code, values }: Attribute, value: string): AttributeValue {
  const found = values.find((each) => each.code === value)
  if (!found) throw new Error(`There is no ${code} ${value}`)
  return found
}
