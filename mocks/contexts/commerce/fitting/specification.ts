import { inEach, type Localised, say } from '../../../world/languages.ts'

const lengthWord = say('length', 'longueur', '長さ', '长度')
const shaftWord = say('shaft', 'shaft', 'シャフト', '杆身')
const loftWord = say('loft', 'loft', 'ロフト', '倾角')
const lieWord = say('lie', 'lie', 'ライ', '着地角')

interface Specified {
  readonly loft: number
  readonly lie: number
  /** Metres. */
  readonly length: number
  readonly shaft?: string
}

export function specification({ loft, lie, length, shaft }: Specified): Localised[] {
  const inches = Math.round((length / 0.0254) * 4) / 4
  return [
    inEach((language) => `${loft}° ${loftWord[language]}`),
    inEach((language) => `${lie}° ${lieWord[language]}`),
    inEach((language) => `${inches}″ ${lengthWord[language]}`),
    ...(shaft === undefined ? [] : [inEach((language) => `${shaft} ${shaftWord[language]}`)]),
  ]
}
