import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EarlyParts, hideParts, showParts } from './showParts.ts'
import { showScreenView } from './showScreenView.ts'

const parts: EarlyParts = { title: 'Towel', picture: { url: 'https://media.clubhouse.example/towel.svg', crossOrigin: 'anonymous' } }
const part = (name: string) => ({ name: 'div', attributes: { 'data-early-part': name }, content: ['…'] })
const view = [{ name: 'h1', attributes: {}, content: ['Product'] }, part('title'), part('picture'), part('text')]
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-early-part]')].map(({ innerHTML, dataset }) => [innerHTML, dataset['shown']])

const filled = [
  ['Towel', ''],
  ['<img alt="" crossorigin="anonymous" fetchpriority="high" src="https://media.clubhouse.example/towel.svg">', ''],
  ['…', undefined],
]
const skeleton = view.slice(1).map(() => ['…', undefined])

function showView(): void {
  showScreenView(document, { view, styles: '' })
}

let change: AbortController

beforeEach(() => {
  change = new AbortController()
  document.body.innerHTML = '<div data-early=""><nav><a aria-current="page">Shop</a></nav><main></main></div>'
})

afterEach(() => change.abort())

test('the parts of a first view are filled when it is already there', () => {
  showView()
  showParts(document, parts, change.signal)
  expect(shown()).toEqual(filled)
})

test('the parts of a first view are filled when it comes', () => {
  showParts(document, parts, change.signal)
  showView()
  expect(shown()).toEqual(filled)
})

test('nothing is shown after another tab has changed the account, and what is shown is hidden', () => {
  showParts(document, parts, change.signal)
  change.abort()
  showView()
  expect(shown()).toEqual(skeleton)
  change = new AbortController()
  showParts(document, parts, change.signal)
  hideParts(document)
  expect(shown().slice(0, 2)).toEqual([
    ['', undefined],
    ['', undefined],
  ])
})

test('nothing is shown once the product has taken over', () => {
  showView()
  document.querySelector('[data-early]')?.removeAttribute('data-early')
  showParts(document, parts, change.signal)
  expect(shown()).toEqual(skeleton)
})
