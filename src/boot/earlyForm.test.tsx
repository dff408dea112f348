import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { holdSubmits } from './earlyForm.ts'

let place: HTMLElement

const find = <Found extends Element>(selector: string, kind: new () => Found): Found => {
  const found = place.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}`)
  return found
}

beforeEach(() => {
  place = document.createElement('div')
  place.dataset['early'] = 'sign-in'
  place.innerHTML =
    '<form method="post"><input name="username"><div><input name="password" type="password"><button type="button" aria-pressed="false"><svg></svg></button></div><a href="/forgot-password">Forgotten?</a><button type="submit">Sign in</button></form><a href="/elsewhere">Elsewhere</a>'
  holdSubmits(place)
})

afterEach(() => window.history.replaceState(null, '', '/'))

function send(): boolean {
  return find('form', HTMLFormElement).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

describe('The form of the document', () => {
  test('waits, visibly, when it is sent, and goes nowhere', () => {
    expect(send()).toBe(false)
    expect(find('form', HTMLFormElement).dataset['sent']).toBe('')
    expect(find('[type=submit]', HTMLButtonElement).getAttribute('data-pending')).toBe('true')
  })

  test('shows and hides the password', () => {
    const eye = find('[aria-pressed]', HTMLButtonElement)
    const password = find('[name=password]', HTMLInputElement)
    find('svg', SVGElement).dispatchEvent(new Event('click', { bubbles: true }))
    expect([password.type, eye.ariaPressed]).toEqual(['text', 'true'])
    eye.click()
    expect([password.type, eye.ariaPressed]).toEqual(['password', 'false'])
  })

  test('waits, visibly, when its link is followed, and goes nowhere', () => {
    const link = find('form a', HTMLAnchorElement)
    expect(link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))).toBe(false)
    expect([find('form', HTMLFormElement).dataset['left'], link.getAttribute('data-pending')]).toEqual(['', 'true'])
  })

  test.each([
    ['opened in another tab', 'form a', { ctrlKey: true }],
    ['not its own', 'div > a', {}],
  ])('lets go a link that is %s', (_what, link, keys) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    expect(find(link, HTMLAnchorElement).dispatchEvent(click)).toBe(true)
    expect(find('form', HTMLFormElement).dataset['left']).toBeUndefined()
  })

  test('is left alone once the product has taken over', () => {
    delete place.dataset['early']
    expect(send()).toBe(true)
    find('[aria-pressed]', HTMLButtonElement).click()
    expect(find('[name=password]', HTMLInputElement).type).toBe('password')
  })
})
