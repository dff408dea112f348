import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { buildSwing } from '../../../../tests/builders/swings.ts'
import { SwingCard } from './SwingCard.tsx'

test('a swing that the coach has says so', () => {
  const told = [false, true].map((isSent) => drawn(<SwingCard swing={buildSwing('a', '2026-05-03T08:00', { isSent })} />).textContent)
  expect(told.map((text) => text.includes('sent.badge'))).toEqual([false, true])
})
