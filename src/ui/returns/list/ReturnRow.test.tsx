import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { buildReturn } from '../../../../tests/builders/returns.ts'
import { ReturnRow } from './ReturnRow.tsx'

test('a return is named after all its items', () => {
  const place = renderAt()
  const items = ['Oak Tees', 'Fescue Polo'].map((name, id) => {
    return { ...{ id, name, quantity: 1, requested: 1, status: undefined }, reasonId: 1, conditionId: 1, resolutionId: 1 }
  })
  place.show(
    <MemoryRouter>
      <ReturnRow request={buildReturn(7, { items })} day={Temporal.PlainDate.from('2026-05-08')} />
    </MemoryRouter>,
  )
  expect(place.element.querySelector('a')?.textContent).toBe('Oak Teeslist.commaFescue Polo')
  place.clear()
})
