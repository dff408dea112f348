import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepFocus } from './keepFocus.ts'

const entry = (name: string) => `<li><a href="#${name}">${name}</a><button id="${name}">Delete</button></li>`

describe('When what had the focus is removed', () => {
  let stop = (): void => undefined
  beforeEach(() => {
    document.body.innerHTML = `<main><h1 tabindex="-1">Addresses</h1><ul>${['one', 'two', 'three'].map(entry).join('')}</ul></main>`
    stop = keepFocus(document, (run) => run())
  })
  afterEach(() => {
    stop()
    document.body.innerHTML = ''
  })

  const element = (selector: string) => document.querySelector<HTMLElement>(selector)
  const remove = async (name: string) => {
    element(`#${name}`)?.closest('li')?.remove()
    await Promise.resolve()
  }
  const focused = () => document.activeElement?.id || document.activeElement?.tagName

  test('the same control of the next entry receives it', async () => {
    element('#two')?.focus()
    await remove('two')
    expect(focused()).toBe('three')
  })

  test('the previous entry receives it after the last one', async () => {
    element('#three')?.focus()
    await remove('three')
    expect(focused()).toBe('two')
  })

  test('the heading receives it with the list', async () => {
    element('#one')?.focus()
    element('ul')?.remove()
    await Promise.resolve()
    expect(focused()).toBe('H1')
  })

  test('by a dialog, the entry that opened it counts, once the dialog is gone', async () => {
    element('#two')?.focus()
    document.body.insertAdjacentHTML('beforeend', '<div role="alertdialog"><button id="confirm">Delete</button></div>')
    element('#confirm')?.focus()
    await remove('two')
    expect(focused()).toBe('confirm')
    element('[role="alertdialog"]')?.remove()
    await Promise.resolve()
    expect(focused()).toBe('three')
  })

  describe('in a dialog', () => {
    beforeEach(() => {
      const entries = ['four', 'five', 'six'].map(entry).join('')
      document.body.insertAdjacentHTML('beforeend', `<div role="dialog"><button id="close">Close</button><ul>${entries}</ul></div>`)
      element('#two')?.focus()
    })

    test.each([
      ['the same control of its next entry receives it', 'five', 'six'],
      ['its previous entry receives it after the last one', 'six', 'five'],
    ])('%s', async (_what, removed, next) => {
      element(`#${removed}`)?.focus()
      await remove(removed)
      expect(focused()).toBe(next)
    })

    test('its beginning receives it with the list', async () => {
      element('#five')?.focus()
      element('[role="dialog"] ul')?.remove()
      await Promise.resolve()
      expect(focused()).toBe('close')
    })

    test('the entry that opened it receives it after the dialog', async () => {
      element('#five')?.focus()
      await remove('two')
      expect(focused()).toBe('five')
      element('[role="dialog"]')?.remove()
      await Promise.resolve()
      expect(focused()).toBe('three')
    })
  })

  test('a dialog that has taken it to its beginning gives it to the next entry', async () => {
    stop()
    const later: (() => void)[] = []
    stop = keepFocus(document, (run) => later.push(run))
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div role="dialog"><button id="close">Close</button><ul>${entry('four')}${entry('five')}</ul></div>`,
    )
    element('#four')?.focus()
    await remove('four')
    element('#close')?.focus()
    for (const run of later) run()
    expect(focused()).toBe('five')
  })

  test('and something else has received it, it stays there', async () => {
    element('#two')?.focus()
    element('#one')?.focus()
    await remove('two')
    expect(focused()).toBe('one')
  })

  test('nothing that merely lost the focus gets it back', async () => {
    element('#two')?.focus()
    element('#two')?.blur()
    await remove('one')
    expect(focused()).toBe('BODY')
  })
})
