import { describe, expect, test } from 'vitest'
import { aPlace } from './aPlace.ts'
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

  test('is the input of a screen, as long as the screen is there', () => {
    function Screen({ typed }: { readonly typed: string }) {
      useUnsent(typed !== '')
      return null
    }
    const place = aPlace()
    const seen: boolean[] = []
    for (const typed of ['', 'H', 'Ha', '']) {
      place.show(<Screen typed={typed} />)
      seen.push(unsent.any)
    }
    place.show(<Screen typed="Hana" />)
    seen.push(unsent.any)
    place.clear()
    expect([...seen, unsent.any]).toEqual([false, true, true, false, true, false])
  })
})
