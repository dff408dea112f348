import { act, useEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTexts } from '#ui/shell/i18n.ts'
import { hydrateApp, redirectVisitor } from './hydrateApp.tsx'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => vi.unstubAllGlobals())

describe('A visitor', () => {
  const begin = (address: string, { basename = '', entry = false, isEmbedded = false } = {}) => {
    const replaceState = vi.fn()
    const { pathname, search } = new URL(address, 'https://www.clubhouse.example')
    redirectVisitor({ location: { pathname, search }, history: { replaceState } }, { basename, entry, isEmbedded })
    return replaceState.mock.calls.map(([, , to]) => to)
  }

  test('begins at the sign-in, with the way back', () => {
    expect(begin('/lessons?view=list')).toEqual(['/sign-in?back=%2Flessons%3Fview%3Dlist'])
    expect(begin('/')).toEqual(['/sign-in'])
    expect(begin('/demo/lessons', { basename: '/demo' })).toEqual(['/demo/sign-in?back=%2Flessons'])
  })

  test('who is at the sign-in stays there', () => {
    expect(begin('/sign-in?back=%2Flessons')).toEqual([])
    expect(begin('/register')).toEqual([])
  })

  test.each(['/sign-in/region?back=%2Flessons', '/sign-in/entry?back=%2Flessons'])('does not come back to %s', (address) => {
    expect(begin(address)).toEqual(['/sign-in?back=%2Flessons'])
  })

  test.each([
    ['/', '/sign-in/entry'],
    ['/lessons?view=list', '/sign-in/entry?back=%2Flessons%3Fview%3Dlist'],
    ['/sign-in?back=%2Flessons', '/sign-in/entry?back=%2Flessons'],
    ['/register', '/sign-in/entry?back=%2Fregister'],
  ])('whom %s signs in by what it brought is let in first', (address, to) => {
    expect(begin(address, { entry: true })).toEqual([to])
    expect(begin(`/demo${address}`, { basename: '/demo', entry: true })).toEqual([`/demo${to}`])
  })
})

describe('The product', () => {
  const place = (early: string, markup: string) => {
    const element = document.createElement('div')
    element.dataset['early'] = early
    element.inert = early !== 'sign-in'
    element.setAttribute('aria-busy', 'true')
    element.innerHTML = markup
    return element
  }

  test('goes on with the very fields of the document', async () => {
    const form = place('sign-in', '<p>Welcome back</p><input value="">')
    const field = form.querySelector('input')
    if (field) field.value = 'hana'
    await act(async () => {
      void hydrateApp(
        form,
        <>
          <p>Welcome back</p>
          <input defaultValue="" />
        </>,
      )
    })
    expect(form.querySelector('input')).toBe(field)
    expect(field?.value).toBe('hana')
    expect(form.dataset['early']).toBeUndefined()
  })

  test('takes the place of the form when another tab has signed the visitor in', async () => {
    const form = place('sign-in', '<p>Welcome back</p><input value="">')
    const report = vi.spyOn(console, 'error')
    await act(async () => void hydrateApp(form, <p>Home</p>, { isForm: false }))
    expect(form.innerHTML).toBe('<p>Home</p>')
    expect(report).not.toHaveBeenCalled()
  })

  test("stands in the place of the document's picture of it, without the styles that this has brought", async () => {
    const picture = place('home', '<p>Soon</p>')
    document.adoptedStyleSheets = [new CSSStyleSheet()]
    let seen = ''
    const Home = () => {
      useEffect(() => {
        seen = picture.innerHTML
      }, [])
      return <h1>Home</h1>
    }
    await act(async () => {
      void hydrateApp(picture, <Home />)
    })
    expect(seen).toBe('<h1>Home</h1>')
    expect([picture.inert, picture.hasAttribute('aria-busy'), picture.dataset['early']]).toEqual([false, false, undefined])
    expect(document.adoptedStyleSheets).toEqual([])
  })

  test('shows a text of the club that comes once it is shown', async () => {
    const texts = await createTexts({ language: 'en' })
    const Title = () => <h1>{useTranslation('shell').t('kit.close')}</h1>
    const page = place('home', '')
    await act(async () => {
      void hydrateApp(
        page,
        <I18nextProvider i18n={texts.i18n}>
          <Title />
        </I18nextProvider>,
      ).then(() => texts.overlay({ en: { 'shell:kit.close': 'Shut' } }))
    })
    expect(page.innerHTML).toBe('<h1>Shut</h1>')
  })
})
