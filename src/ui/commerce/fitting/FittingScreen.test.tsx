import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WithdrawnOrders } from '#app/commerce/deposit/WithdrawnOrders'
import type { Fittings } from '#app/commerce/ports/Fittings'
import { Failure } from '#app/shared/failure'
import { paths } from '#ui/shell/paths.ts'
import { createFittingParts, fittingDetail } from '../../../../tests/builders/fittings.ts'
import { InPage } from '../../../../tests/builders/InPage.tsx'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { FittingScreen } from './FittingScreen.tsx'

let place: ReturnType<typeof renderAt>
beforeEach(() => {
  place = renderAt()
})
afterEach(() => place.clear())

async function show(detail: Fittings['detail'], withdrawn?: WithdrawnOrders) {
  const order = () => Promise.reject(new Failure('server-fault'))
  await act(async () =>
    place.show(
      <InPage parts={createFittingParts({ detail, order }, withdrawn)}>
        <FittingScreen />
      </InPage>,
    ),
  )
  await act(async () => void (await import('./FittingCharts.tsx')))
}

test('a fitting is named by its kind, and has its order beside it until that is withdrawn', async () => {
  const withdrawn = new WithdrawnOrders()
  const order = { id: 'CC31', storeCode: 'club_us', state: 'building' } as const
  await show(async ({ id }) => ({ ...fittingDetail, id, order }), withdrawn)
  expect([place.element.querySelector('h1')?.textContent, place.element.querySelector('aside') !== null]).toEqual(['kind.driver', true])
  await act(async () => withdrawn.add('CC31'))
  expect(place.element.querySelector('aside')).toBeNull()
})

test('a fitting that isn’t there leads back to the others', async () => {
  await show(() => Promise.reject(new Failure('gone')))
  expect(place.element.textContent).toContain('detail.unread')
  expect([...place.element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([paths.fittings, paths.fittings])
})
