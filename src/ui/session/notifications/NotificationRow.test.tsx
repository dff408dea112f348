import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { NotificationRow } from './NotificationRow.tsx'

test('a notification is dated on the player’s clock', () => {
  const place = renderAt()
  const at = Temporal.Instant.from('2026-05-13T02:10:00Z')
  const notification = { id: 'n-1', sourceId: 's-1', title: 'New mats', message: 'In bay 4', at, isRead: false }
  place.show(
    <MemoryRouter>
      <NotificationRow
        notification={notification}
        timeZone="America/Chicago"
        today={Temporal.PlainDate.from('2026-05-13')}
        onRead={() => undefined}
      />
    </MemoryRouter>,
  )
  expect(place.element.querySelector('time')?.getAttribute('datetime')).toMatch(/^2026-05-12T21:10/)
  place.clear()
})
