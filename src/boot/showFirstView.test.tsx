import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { showFirstView, showTraits } from './showFirstView.ts'
import type { Visit } from './visit.ts'

const visit: Visit = {
  ...{ view: 'home', language: 'en', theme: undefined, isEmbedded: false, rememberMe: true, isElsewhere: false },
  ...{ userType: undefined, byTicket: false, isForChild: false, isMember: true, isWide: true, showsProfile: false, profileWidth: 235 },
}

const home = `
  <nav><a href="/club/">Clubhouse</a><ul>
    <li><a href="/club/" aria-current="page">Home</a></li>
    <li><a href="/club/lessons">Lessons</a></li>
    <li><a href="/club/learn">Learn</a></li>
    <li><a href="/club/shop">Shop</a></li>
    <li><a href="/club/lessons/book">Book</a></li>
  </ul></nav>
  <main><div><h1>Home</h1><p>Next lesson</p></div></main>`

let place: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <template id="home">${home}<header><button>Profile</button></header><aside><b>Hana</b></aside></template>
    <div id="app"></div>`
  const element = document.getElementById('app')
  if (!element) throw new Error('no place')
  place = element
})

afterEach(() => {
  document.body.replaceChildren()
  document.title = ''
  const { documentElement: page } = document
  for (const name of page.getAttributeNames()) page.removeAttribute(name)
  window.history.replaceState(null, '', '/')
})

function marked(given: Partial<Visit>): string {
  showFirstView(place, { ...visit, ...given })
  return [...place.querySelectorAll('[aria-current]')].map((link) => link.textContent).join(', ')
}

test('The first paint has the language, the theme and the width of the profile', () => {
  showTraits({ ...visit, language: 'ja', theme: 'dark', profileWidth: 312 })
  const { lang, dataset, style } = document.documentElement
  expect([lang, dataset['theme'], style.getPropertyValue('--profile')]).toEqual(['ja', 'dark', '312px'])
})

describe('The first paint of a member', () => {
  test.each([
    ['/club/lessons', true, 'Lessons'],
    ['/club/lessons/4711', true, 'Lessons'],
    ['/club/lessons/book', true, 'Lessons'],
    ['/club/lessons/book', false, 'Book'],
    ['/club/shop/categories/12', true, 'Shop'],
    ['/club/account', true, ''],
    ['/club/shop/orders/000001017', true, ''],
    ['/club/learning', true, ''],
  ])('at %s, wide: %s, marks "%s"', (path, isWide, area) => {
    window.history.replaceState(null, '', path)
    expect(marked({ isElsewhere: true, isWide })).toBe(area)
  })

  test('at another address than home shows nothing of home', () => {
    showFirstView(place, { ...visit, isElsewhere: true })
    expect(place.querySelector('main')?.textContent).toBe('')
  })

  test('at home shows home', () => {
    expect(marked({})).toBe('Home')
    expect(place.querySelector('main')?.textContent).toContain('Next lesson')
  })

  test('at a wide home shows the profile instead of the button that opens it', () => {
    const shown = () => [...place.querySelectorAll('header button, aside')].map(({ textContent }) => textContent)
    showFirstView(place, visit)
    expect(shown()).toEqual(['Profile'])
    showFirstView(place, { ...visit, showsProfile: true })
    expect(shown()).toEqual(['Hana'])
  })
})
