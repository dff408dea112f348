import { expect, test } from 'vitest'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { ContactTab } from './ContactTab.ts'

test('the tab that was open last outlives a new token, and no sign-out', () => {
  const session = new SessionInMemory()
  const tab = new ContactTab(session)
  tab.choose('subscriptions')
  session.update((before) => ({ ...before, grant: { token: 'next', refreshToken: 'next', shop: {} } }))
  expect(tab.value).toBe('subscriptions')
  session.end()
  expect(tab.value).toBe('email')
})
