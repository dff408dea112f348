import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { displayFont } from '../../scripts/fonts/displayFont.ts'

test('the display font has the letters and weights that its style sheet names: otherwise run npm run fonts', async () => {
  expect((await displayFont()).equals(readFileSync('src/ui/kit/styles/newsreader.woff2'))).toBe(true)
})
