import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ReadCredits } from '#app/session/ReadCredits'
import { ReadProfile } from '#app/session/ReadProfile'
import { SignOut } from '#app/session/SignOut'
import type { UnsentItems } from '#app/shared/ports/UnsentWork'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { hana, SessionInMemory } from '../../../../tests/builders/session.ts'
import { AccountViewModel } from './AccountViewModel.ts'
import { SignOutButton } from './SignOutButton.tsx'

let clear = (): void => undefined
afterEach(() => clear())

function createAccount(unsent: readonly UnsentItems[]) {
  const session = new SessionInMemory()
  const accounts = { profile: async () => hana, credit: async () => 4, creditV3: () => new Promise<never>(() => undefined) }
  const signOut = new SignOut(session, { revoke: async () => undefined })
  const reads = [new ReadProfile(accounts, session, () => undefined), new ReadCredits(accounts, session)] as const
  const account = new AccountViewModel(session, ...reads, signOut, { items: () => unsent })
  const place = renderAt()
  clear = place.clear
  place.show(<SignOutButton account={account} />)
  const press = (label: string) =>
    act(async () => [...place.element.querySelectorAll('button')].find((button) => labelOf(button) === label)?.click())
  return { session, place, press }
}

/** A button that may become busy contains both labels. */
function labelOf(button: Element | null): string | undefined {
  return button?.textContent?.replace('account.signingOut', '')
}

test('signs out at once where everything is at the club', async () => {
  const { session, press } = createAccount([])
  await press('account.signOut')
  expect(session.value.grant).toBeUndefined()
})

test('asks about what is on this device only, and the safe answer has the focus', async () => {
  const { session, place, press } = createAccount([
    { kind: 'holes', count: 3 },
    { kind: 'forms', count: 2 },
  ])
  await press('account.signOut')
  expect(session.value.grant).toBeDefined()
  expect([...place.element.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'account.unsentHoles',
    'account.unsentForms',
  ])
  expect(labelOf(document.activeElement)).toBe('account.stay')
  await press('account.stay')
  expect([session.value.grant !== undefined, labelOf(place.button())]).toEqual([true, 'account.signOut'])
})

test('signs out where the player wants it nevertheless', async () => {
  const { session, press } = createAccount([{ kind: 'holes', count: 1 }])
  await press('account.signOut')
  await press('account.signOutAnyway')
  expect(session.value.grant).toBeUndefined()
})
