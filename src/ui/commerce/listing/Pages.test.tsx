import { expect, test } from 'vitest'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { Pages } from './Pages.tsx'

test.each([
  [1, ['1* /shop?sort=price', '2 /shop?sort=price&page=2', '3 /shop?sort=price&page=3', 'pages.after /shop?sort=price&page=2']],
  [
    2,
    [
      'pages.before /shop?sort=price',
      '1 /shop?sort=price',
      '2* /shop?sort=price&page=2',
      '3 /shop?sort=price&page=3',
      'pages.after /shop?sort=price&page=3',
    ],
  ],
  [3, ['pages.before /shop?sort=price&page=2', '1 /shop?sort=price', '2 /shop?sort=price&page=2', '3* /shop?sort=price&page=3']],
])('from page %i the others are shown in the same order', (page, expected) => {
  const place = renderAt()
  place.show(
    <InPage at={`/shop?sort=price&page=${page}`}>
      <Pages page={page} pages={3} />
    </InPage>,
  )
  const links = [...place.element.querySelectorAll('a')].map((link) => {
    const name = link.textContent || link.getAttribute('aria-label')
    return `${name}${link.getAttribute('aria-current') ? '*' : ''} ${link.getAttribute('href')}`
  })
  place.clear()
  expect(links).toEqual(expected)
})
