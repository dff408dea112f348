import { act, type ComponentProps } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure, type FailureKind } from '#app/shared/failure'
import { createTexts, type TextStore } from '#ui/shell/i18n.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FailureNotice } from './FailureNotice.tsx'

let texts: TextStore
let place: ReturnType<typeof renderAt>

function show(
  failure: Failure,
  props: Partial<Pick<ComponentProps<typeof FailureNotice>, 'of' | 'look' | 'onRetry'>> = { onRetry: () => undefined },
): void {
  place.show(
    <I18nextProvider i18n={texts.i18n}>
      <FailureNotice failure={failure} {...props} />
    </I18nextProvider>,
  )
}

beforeAll(async () => {
  texts = await createTexts({ language: 'en' })
})

beforeEach(() => {
  vi.useFakeTimers()
  place = renderAt()
})

afterEach(() => {
  place.clear()
  vi.useRealTimers()
})

const kinds: readonly FailureKind[] = [
  'offline',
  'timed-out',
  'unauthorised',
  'forbidden',
  'gone',
  'throttled',
  'rejected',
  'server-fault',
  'broken-contract',
]

describe('A failure', () => {
  test('is told in words of its own, whatever it is', () => {
    const told = kinds.map((kind) => {
      show(new Failure(kind))
      return place.alert()
    })
    expect(new Set(told).size).toBe(kinds.length)
    expect(told.filter((text) => text.includes('failure.'))).toEqual([])
  })

  describe.each(['timed-out', 'offline', 'server-fault', 'broken-contract'] as const)('of a write by %s', (kind) => {
    const look = { href: '/lessons', label: 'Look in your lessons' }

    test.each([undefined, 'unknown'] as const)(
      'where it is %s what became of it never says that nothing was changed, and where to look',
      (outcome) => {
        show(new Failure(kind, { outcome }), { of: 'writing', look })
        expect(place.alert()).not.toMatch(/nothing changed/i)
        expect(place.alert()).toMatch(/gone through/)
        expect(place.element.querySelector('a')?.textContent).toBe('Look in your lessons')
      },
    )

    test.each(['not-sent', 'not-done'] as const)('that was surely %s says so, and sends nobody to look', (outcome) => {
      show(new Failure(kind, { outcome }), { of: 'writing', look })
      expect(place.alert()).toMatch(/nothing changed/i)
      expect(place.alert()).not.toMatch(/gone through/)
      expect(place.element.querySelector('a')).toBeNull()
    })

    test('that only asked something says that nothing was changed', () => {
      show(new Failure(kind), { of: 'asking' })
      expect(place.alert()).toMatch(/nothing changed/i)
    })
  })

  test.each(['unauthorised', 'forbidden', 'gone', 'rejected'] as const)('by %s offers no second try', (kind) => {
    show(new Failure(kind))
    expect(place.button()).toBeNull()
  })

  test('of what is gone leads elsewhere', () => {
    show(new Failure('gone'), { look: { href: '/learn', label: 'All videos' } })
    expect(place.element.querySelector('a')?.textContent).toBe('All videos')
  })

  test("never shows the server's own words", () => {
    show(new Failure('server-fault', { body: { message: 'NullPointerException' }, code: 50006 }))
    expect(place.element.textContent).not.toMatch(/NullPointer|50006/)
  })

  test('counts down to the next try where the server said how long', () => {
    const retry = vi.fn()
    show(new Failure('throttled', { retryAfter: 2 }), { onRetry: retry })
    expect(place.button()?.disabled).toBe(true)
    expect(place.button()?.textContent).toContain('in 2 seconds')
    act(() => vi.advanceTimersByTime(1000))
    expect(place.button()?.textContent).toContain('in 1 second')
    act(() => vi.advanceTimersByTime(1000))
    expect(place.button()?.disabled).toBe(false)
    act(() => place.button()?.click())
    expect(retry).toHaveBeenCalledOnce()
  })
})
