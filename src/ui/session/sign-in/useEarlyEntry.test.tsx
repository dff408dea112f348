import { expect, test } from 'vitest'
import { aPlace } from '#ui/shell/aPlace.ts'
import type { EarlyEntry } from './SignInViewModel.ts'
import { useEarlyEntry } from './useEarlyEntry.ts'

const taken: EarlyEntry[] = []
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

test('what was typed, ticked and sent in the document is taken over, and that it was sent is said once', () => {
  const place = aPlace()
  place.show(<Form />)
  expect(taken).toEqual([{ username: 'hana@clubhouse.example', password: 'secret', rememberMe: true, wasSent: true }])
  expect(place.element.querySelector('[data-sent], [data-pending]')).toBeNull()
  place.clear()
})
