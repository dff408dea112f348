import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const opens = /<(?:ModalOverlay|Popover|MenuTrigger)\b/
const isKnownToBack = /\buseOverlay\(/

function unknownToBack(sources: ReadonlyMap<string, string>): readonly string[] {
  return [...sources].filter(([, source]) => opens.test(source) && !isKnownToBack.test(source)).map(([file]) => file)
}

test('whatever opens above a screen is closed by the back of the history', () => {
  const sources = new Map(globSync('src/ui/**/*.tsx').map((file) => [file, readFileSync(file, 'utf8')]))
  expect([...sources.values()].filter((source) => opens.test(source)).length).toBeGreaterThan(4)
  expect(unknownToBack(sources)).toEqual([])
})

test('a popover without it is reported', () => {
  expect(unknownToBack(new Map([['A.tsx', 'const a = <Popover isOpen={true} />']]))).toEqual(['A.tsx'])
})
