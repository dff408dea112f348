import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { Task } from './Task.ts'
import { unsent, useUnsent } from './unsent.ts'

describe('what a reload would lose', () => {
  test('is held until it is let go, by each for itself', () => {
    const [one, other] = [unsent.hold(), unsent.hold()]
    one()
    one()
    expect(unsent.any).toBe(true)
    other()
    expect(unsent.any).toBe(false)
  })

  test('is waited for', async () => {
    const letGo = unsent.hold()
    let isGone = false
    const gone = unsent.gone().then(() => {
      isGone = true
    })
    await Promise.resolve()
    expect(isGone).toBe(false)
    letGo()
    await gone
    expect(isGone).toBe(true)
  })

  test('is every write under way, whatever becomes of it', async () => {
    const answer = Promise.withResolvers<number>()
    const writing = new Task().run(() => answer.promise)
    expect(unsent.any).toBe(true)
    answer.reject(new TypeError('broken'))
    await writing
    expect(unsent.any).toBe(false)
  })

  test('is the input of a screen, as long as the screen is there', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    function Screen({ typed }: { readonly typed: string }) {
      useUnsent(typed !== '')
      return null
    }
    const root = createRoot(document.createElement('div'))
    const seen: boolean[] = []
    for (const typed of ['', 'H', 'Ha', '']) {
      await act(async () => root.render(<Screen typed={typed} />))
      seen.push(unsent.any)
    }
    await act(async () => root.render(<Screen typed="Hana" />))
    seen.push(unsent.any)
    await act(async () => root.unmount())
    expect([...seen, unsent.any]).toEqual([false, true, true, false, true, false])
  })
})
