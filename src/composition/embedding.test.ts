// @vitest-environment happy-dom

import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { keepFlagInLinks, keepFlagInRouter } from './embedding.ts'

function embeddedRouter() {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/?embedOnProd=true'] })
  keepFlagInRouter(router)
  return router
}

test.each([
  ['an address', '/lessons?view=list', '/lessons?view=list&embedOnProd=true'],
  ['a query alone', '?month=2026-06', '/?month=2026-06&embedOnProd=true'],
  ['parts of an address', { pathname: '/shop', search: '?page=2' }, '/shop?page=2&embedOnProd=true'],
  ['parts without a query', { pathname: '/shop' }, '/shop?embedOnProd=true'],
])('A navigation to %s keeps the flag [support.embed-mode-on]', async (_, to, address) => {
  const router = embeddedRouter()
  await router.navigate(to)
  expect(router.state.location.pathname + router.state.location.search).toBe(address)
})

test('The way back through the history stays as it is', async () => {
  const router = embeddedRouter()
  await router.navigate('/lessons')
  await router.navigate(-1)
  expect(router.state.location.pathname + router.state.location.search).toBe('/?embedOnProd=true')
})

test('A link keeps the flag', () => {
  const router = embeddedRouter()
  expect(router.createHref(new URL('https://www.clubhouse.example/learn'))).toContain('?embedOnProd=true')
})

test.each([
  ['/learn', '/learn?embedOnProd=true'],
  ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ['//elsewhere.example/', '//elsewhere.example/'],
  ['#top', '#top'],
])('A plain anchor to %s leads to %s', (href, expected) => {
  keepFlagInLinks(document, '/')
  const link = document.createElement('a')
  link.setAttribute('href', href)
  document.body.append(link)
  link.dispatchEvent(new Event('contextmenu', { bubbles: true }))
  expect(link.getAttribute('href')).toBe(expected)
})
