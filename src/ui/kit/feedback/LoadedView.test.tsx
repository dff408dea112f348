import { act, Component, Profiler, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Failure, type FailureKind } from '#app/shared/failure'
import { createTexts, type TextStore } from '#ui/shell/i18n.ts'
import { Loaded } from '#ui/shell/Loaded.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { LoadedView } from './LoadedView.tsx'

let texts: TextStore
let place: ReturnType<typeof renderAt>

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { caught: '' }

  static getDerivedStateFromError(error: unknown) {
    return { caught: String(error) }
  }

  override render() {
    return this.state.caught || this.props.children
  }
}

function show(loaded: Loaded<string>): void {
  const view = (
    <LoadedView loaded={loaded} skeleton={<i>shape</i>} failed="The times did not load">
      {(value) => <b>{value}</b>}
    </LoadedView>
  )
  place.show(
    <I18nextProvider i18n={texts.i18n}>
      <Boundary>{view}</Boundary>
    </I18nextProvider>,
  )
}

async function read(loaded: Loaded<string>, answer: () => string): Promise<void> {
  await act(() => loaded.load(async () => answer()))
}

function failing(kind: FailureKind, details = {}): () => never {
  return () => {
    throw new Failure(kind, details)
  }
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

describe('What is read', () => {
  test('has its shape while it is waited for', () => {
    show(new Loaded())
    expect(place.element.querySelector('[aria-busy="true"]')?.textContent).toContain('shape')
  })

  test('is not shown again when its request begins', () => {
    let times = 0
    const count = () => {
      times += 1
    }
    const loaded = new Loaded<string>()
    const answer = Promise.withResolvers<string>()
    place.show(
      <I18nextProvider i18n={texts.i18n}>
        <Profiler id="view" onRender={count}>
          <LoadedView loaded={loaded} skeleton={<i>shape</i>}>
            {(value) => value}
          </LoadedView>
        </Profiler>
      </I18nextProvider>,
    )
    const before = times
    act(() => void loaded.load(() => answer.promise))
    expect([before > 0, times]).toEqual([true, before])
  })

  test('says so when it takes longer than ten seconds', () => {
    show(new Loaded())
    const said = () => place.element.querySelector('[role="status"]')?.textContent
    act(() => vi.advanceTimersByTime(9_999))
    expect(said()).toBe('Loading')
    act(() => vi.advanceTimersByTime(1))
    expect(said()).toContain('longer than usual')
  })

  test('is shown when it is there, the empty text included', async () => {
    const loaded = new Loaded<string>()
    show(loaded)
    await read(loaded, () => '')
    expect(place.element.innerHTML).toBe('<b></b>')
  })

  test('has its shape again when it is forgotten, and is shown when it is back', async () => {
    const loaded = new Loaded<string>()
    show(loaded)
    await read(loaded, () => 'one')
    act(() => loaded.clear())
    expect(place.element.textContent).toContain('shape')
    await read(loaded, () => 'two')
    expect(place.element.innerHTML).toBe('<b>two</b>')
  })

  test('says what failed and offers to try again', async () => {
    const loaded = new Loaded<string>()
    show(loaded)
    await read(loaded, failing('server-fault', { reference: 'R-7' }))
    expect(place.alert()).toContain('The times did not load')
    expect(place.alert()).toContain('Try again in a moment')
    expect(place.alert()).toContain('R-7')
    expect(place.button()?.textContent).toContain('Try again')
  })

  test('has words of its own for being offline', async () => {
    const loaded = new Loaded<string>()
    show(loaded)
    await read(loaded, failing('offline'))
    expect(place.alert()).toContain('You’re offline')
    expect(place.alert()).not.toContain('did not load')
  })

  test('stays in sight when it could not be refreshed', async () => {
    const loaded = new Loaded<string>()
    show(loaded)
    await read(loaded, () => 'seven thirty')
    await read(loaded, failing('timed-out'))
    expect(place.element.querySelector('b')?.textContent).toBe('seven thirty')
    expect(place.element.querySelector('[role="status"]')?.textContent).toContain('may be out of date')
    expect(place.button()).not.toBeNull()
  })

  test('hands a programming error to the boundary', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const loaded = new Loaded<string>()
    show(loaded)
    await read(loaded, () => {
      throw new TypeError('a slip')
    })
    expect(place.element.textContent).toBe('TypeError: a slip')
  })
})
