import { compile } from 'sass'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../../tests/builders/renderAt.ts'
import { LayoutBlocks } from './LayoutBlocks.tsx'
import { StandardBlock } from './StandardBlock.tsx'

const picture = (order: number) => ({
  ...{ id: `picture-${order}`, type: 'picture' as const, title: `Bay ${order}`, content: '' },
  items: [{ id: '', label: `Bay ${order}`, value: `/bay-${order}.webp`, note: '' }],
})

test('each of 60 pictures has a size and is fetched when it is near', () => {
  const place = renderAt()
  const blocks = Array.from({ length: 60 }, (_, order) => picture(order))
  place.show(<LayoutBlocks blocks={blocks} parts={{ picture: StandardBlock }} given={{}} />)
  const pictures = [...place.element.querySelectorAll('img')]
  const attributes = pictures.map((each) => ['loading', 'decoding', 'width', 'height'].map((name) => each.getAttribute(name)))
  place.clear()
  expect(attributes).toEqual(blocks.map(() => ['lazy', 'async', '1280', '720']))
})

test('blocks far below the first screen are laid out when they are near, except on paper', () => {
  const { css } = compile('src/ui/kit/content/layout/LayoutBlocks.module.scss', { loadPaths: ['src/ui/kit/styles'] })
  expect(css).toMatch(/\.block:nth-of-type\(n \+ 7\) \{\s+content-visibility: auto;\s+contain-intrinsic-size: auto \d+px;/)
  expect(css).toMatch(/@media print \{[^@]+content-visibility: visible;/)
})
