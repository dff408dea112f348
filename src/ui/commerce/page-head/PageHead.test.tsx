import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { PageHead } from './PageHead.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

const description = () => document.querySelector<HTMLMetaElement>('meta[name=description]')?.content
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href')

const gear = { id: 5, name: 'Gear', urlKey: 'gear' }

test('a page has a description and one address of its own as long as it is open', async () => {
  document.head.innerHTML = '<meta name="description" content="The club" />'
  await place.show(
    <PageHead description="<p>Balls by the</p> <b>dozen</b>" path="/shop/categories/4-balls" name="Balls" categories={[gear]} />,
  )
  expect(description()).toBe('Balls by the dozen')
  expect(canonical()).toMatch(/\/shop\/categories\/4-balls$/)
  const names = [...document.querySelectorAll('[itemprop=name]')].map((each) => each.getAttribute('content'))
  expect(names).toEqual(['Clubhouse', 'Gear', 'Balls'])
  await place.show(<p>Elsewhere</p>)
  expect([description(), canonical()]).toEqual(['The club', undefined])
})
