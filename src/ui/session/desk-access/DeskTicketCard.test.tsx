import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { DeskTicketCard } from './DeskTicketCard.tsx'

test('a ticket says until when it is good on the player’s clock', () => {
  const ticket = { ticket: 'BIRDIE-7', until: Temporal.Instant.from('2026-05-13T17:30:00Z') }
  expect(drawn(<DeskTicketCard ticket={ticket} timeZone="America/Chicago" />).textContent).toMatch(/desk\.until time=12:30/)
})
