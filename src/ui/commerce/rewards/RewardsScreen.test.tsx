import { act } from 'react'
import { expect, test } from 'vitest'
import { moneyOf } from '#domain/commerce/money'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FixedClock } from '../../../../tests/builders/schedulingPorts.ts'
import { RewardsScreen } from './RewardsScreen.tsx'

const day = Temporal.PlainDate.from
const buck = { name: 'Birthday present', amount: moneyOf(1500, 'JPY') }
const bucks = [
  { ...buck, id: 'late', expiresOn: day('2026-12-31') },
  { ...buck, id: 'soon', expiresOn: day('2026-05-20') },
]

test('only what expires soon says so', async () => {
  const parts = [{ all: async () => bucks }, { unused: async () => [], eligible: async () => [] }, new FixedClock('2026-05-13T17:30:00Z')]
  const place = renderAt()
  await act(async () =>
    place.show(
      <InPage parts={parts}>
        <RewardsScreen />
      </InPage>,
    ),
  )
  const rows = [...place.element.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(rows.map((text) => [text.includes('soon'), text.includes('¥1,500')])).toEqual([
    [true, true],
    [false, true],
  ])
  place.clear()
})
