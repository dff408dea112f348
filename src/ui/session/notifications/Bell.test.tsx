import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Inbox } from '#app/session/Inbox'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { SessionInMemory } from '../../../../tests/builders/session.ts'
import { Bell } from './Bell.tsx'

let clear = (): void => undefined
afterEach(() => clear())

test.each([
  [99, '99'],
  [100, '99+'],
])('of %i unread notifications the bell shows %s', async (count, shown) => {
  const at = Temporal.Instant.from('2026-05-13T02:10:00Z')
  const all = Array.from({ length: count }, (_, id) => ({
    ...{ id: `${id}`, sourceId: `s-${id}`, title: 'New mats', message: '', at, isRead: false },
  }))
  const inbox = new Inbox({ all: async () => all, markRead: async () => undefined }, new SessionInMemory())
  const place = renderAt()
  clear = place.clear
  await act(async () =>
    place.show(
      <InPage parts={[inbox]}>
        <Bell />
      </InPage>,
    ),
  )
  expect(place.element.querySelector('data')?.textContent).toBe(shown)
})
