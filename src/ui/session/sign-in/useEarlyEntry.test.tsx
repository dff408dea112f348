import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EarlyEntry } from './SignInViewModel.ts'
import { useEarlyEntry } from './useEarlyEntry.ts'

let taken: EarlyEntry[]
const model = { takeOver: (entry: EarlyEntry) => void taken.push(entry) }

/** As the document leaves it to the product. */
function Form() {
  const form = useEarlyEntry(model)
  return (
    <form ref={form} data-sent="">
      <input name="username" defaultValue="hana@clubhouse.example" />
      <input name="password" type="password" defaultValue="secret" />
      <input name="rememberMe" type="checkbox" defaultChecked={true} />
      <button type="submit" data-pending="true">
        Sign in
      </button>
    </form>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  taken = []
})

afterEach(() => vi.unstubAllGlobals())

test('what was typed, ticked and sent in the document is taken over, and that it was sent is said once', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(<Form />))
  expect(taken).toEqual([{ username: 'hana@clubhouse.example', password: 'secret', rememberMe: true, wasSent: true }])
  expect(place.querySelector('[data-sent], [data-pending]')).toBeNull()
  await act(async () => root.unmount())
})
