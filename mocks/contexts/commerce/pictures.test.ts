import { expect, test } from 'vitest'
import { createShopper } from '../../../tests/builders/createShopper.ts'
import { drawingNamed } from './art/index.ts'
import { variantsOf } from './catalogue/Catalogue.ts'
import { categories } from './catalogue/categories.ts'
import { catalogueOf } from './catalogue/index.ts'
import { giftCardTemplates } from './catalogue/templates.ts'

test('every picture of the shop can be drawn', async () => {
  const { world } = await createShopper()
  const products = catalogueOf(world).products.flatMap((product) => [product, ...variantsOf(product)])
  const ofProducts = products.flatMap(({ pictures, hiddenPictures = [] }) => [...pictures, ...hiddenPictures])
  const told = [...ofProducts, ...categories.flatMap(({ pictures }) => pictures), ...giftCardTemplates.map(({ picture }) => picture)]
  expect([...new Set(told)].filter((name) => drawingNamed(name) === undefined)).toEqual([])
  expect(drawingNamed('placeholder')).toBeDefined()
  expect(products.filter(({ pictures }) => pictures.length === 0).map(({ sku }) => sku)).toEqual(['KB-LAKE'])
})

test('the path of a ball is a line, which encloses no surface', () => {
  const drawing = drawingNamed('flight-sky') ?? ''
  expect(drawing).toMatch(/class="way"/)
  expect(drawing).toMatch(/\.way\{fill:none;/)
})

test('a drawing is a picture by itself, of a size that comes quickly', () => {
  const drawing = drawingNamed('ball-white') ?? ''
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 600 600"/)
  expect(drawing).not.toMatch(/NaN|undefined/)
  expect(drawing.length).toBeLessThan(100_000)
})
