import { expect, test } from 'vitest'
import { formatName } from './personName.ts'

test.each([
  ['Hana', 'Lindqvist', 'en', 'Hana Lindqvist'],
  ['Li', '', 'en', 'Li'],
  [' ', 'Okafor', 'fr', 'Okafor'],
  ['航', '早乙女', 'ja', '早乙女 航'],
  ['航', '早乙女', 'zh', '早乙女航'],
  ['わたる', 'さおとめ', 'ja', 'さおとめ わたる'],
  ['ワタル', 'サオトメ', 'en', 'サオトメ ワタル'],
  ['민준', '김', 'en', '김민준'],
  [' Hana ', ' Lindqvist ', 'ja', 'Hana Lindqvist'],
] as const)('%s %s is written in %s as %s', (firstName, lastName, language, name) => {
  expect(formatName({ firstName, lastName }, language)).toBe(name)
})
