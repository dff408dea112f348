import { beforeEach, expect, test } from 'vitest'
import { rememberEarlyForm } from '#ui/shell/earlyForm.ts'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import type { EarlyEntry } from './SignInViewModel.ts'
import { useEarlyEntry } from './useEarlyEntry.ts'

let taken: EarlyEntry[]
let timesLeft: number
const model = { adoptEarlyEntry: (entry: EarlyEntry) => void taken.push(entry) }

function Form({ wasLeft = false }: { readonly wasLeft?: boolean }) {
  const form = useEarlyEntry(model, () => {
    timesLeft += 1
  })
  return (
    <form ref={form} {...(wasLeft ? { 'data-left': '' } : { 'data-sent': '' })}>
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
  taken = []
  timesLeft = 0
})

test('what was typed, ticked and sent in the document is taken over, and that it was sent is said once', () => {
  const place = renderAt()
  place.show(<Form />)
  expect(taken).toEqual([{ username: 'hana@clubhouse.example', password: 'secret', rememberMe: true, wasSent: true }])
  expect(place.element.querySelector('[data-sent], [data-pending]')).toBeNull()
  expect(timesLeft).toBe(0)
  place.clear()
})

test('what was typed in the document survives when React has to render the form anew', () => {
  const early = document.createElement('div')
  early.innerHTML = '<form data-sent><input name="username"><div></div><input name="password"></form>'
  const [username, password] = early.querySelectorAll('input')
  if (username) username.value = 'wataru@clubhouse.example'
  rememberEarlyForm(early)
  if (password) password.value = 'typed later'
  const place = renderAt()
  place.show(<Form />)
  expect(taken).toEqual([{ username: 'wataru@clubhouse.example', password: 'typed later', rememberMe: false, wasSent: true }])
  place.clear()
  const again = renderAt()
  again.show(<Form />)
  expect(taken[1]?.username).toBe('hana@clubhouse.example')
  again.clear()
})

test('a link that was followed in the document is followed with what was typed in hand', () => {
  const place = renderAt()
  place.show(<Form wasLeft />)
  expect(taken).toMatchObject([{ username: 'hana@clubhouse.example', wasSent: false }])
  expect([timesLeft, place.element.querySelector('[data-left]')]).toEqual([1, null])
  place.clear()
})
