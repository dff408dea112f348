import { describe, expect, test } from 'vitest'
import { renderAt } from '../../../tests/builders/renderAt.ts'
import { Task } from './Task.ts'
import { unsavedChanges, useUnsavedChanges } from './unsavedChanges.ts'

describe('what a reload would lose', () => {
  test('is held until it is let go, by each for itself', () => {
    const [one, other] = [unsavedChanges.hold(), unsavedChanges.hold()]
    one()
    one()
    expect(unsavedChanges.any).toBe(true)
    other()
    expect(unsavedChanges.any).toBe(false)
  })

  test('is waited for', async () => {
    const release = unsavedChanges.hold()
    let isGone = false
    const gone = unsavedChanges.gone().then(() => {
      isGone = true
    })
    await Promise.resolve()
    expect(isGone).toBe(false)
    release()
    await gone
    expect(isGone).toBe(true)
  })

  test('is every write under way, whatever becomes of it', async () => {
    const answer = Promise.withResolvers<number>()
    const writing = new Task().run(() => answer.promise)
    expect(unsavedChanges.any).toBe(true)
    answer.reject(new TypeError('broken'))
    await writing
    expect(unsavedChanges.any).toBe(false)
  })

  test('is the input of a screen, as long as the screen is there', () => {
    function Screen({ typed }: { readonly typed: string }) {
      useUnsavedChanges(typed !== '')
      return null
    }
    const place = renderAt()
    const seen: boolean[] = []
    for (const typed of ['', 'H', 'Ha', '']) {
      place.show(<Screen typed={typed} />)
      seen.push(unsavedChanges.any)
    }
    place.show(<Screen typed="Hana" />)
    seen.push(unsavedChanges.any)
    place.clear()
    expect([...seen, unsavedChanges.any]).toEqual([false, true, true, false, true, false])
  })
})
