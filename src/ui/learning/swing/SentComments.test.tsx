import { expect, test } from 'vitest'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { SentComments } from './SentComments.tsx'

test('what was sent to the coach is dated where the swing was taken', () => {
  const comments = [{ id: 'c-1', text: 'Too steep?', at: Temporal.Instant.from('2026-05-13T02:10:00Z') }]
  expect(drawn(<SentComments comments={comments} timeZone="America/Chicago" />).querySelector('time')?.textContent).toMatch(/12.*9:10/)
})
