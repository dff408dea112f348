import { expect, test } from 'vitest'
import { renderAt } from '../../../../tests/builders/renderAt.ts'
import { type SlotChoice, SlotGrid } from './SlotGrid.tsx'

function createSlot(availability: SlotChoice['availability']): SlotChoice {
  const isSelectable = availability === 'open' || availability === 'waiting-list'
  return { id: availability, availability, isChosen: false, isSelectable, moment: '07:30', time: '7:30 am', name: availability }
}

test('full times take no tab stop, and every other time takes one', () => {
  const place = renderAt()
  const slots = (['open', 'full', 'waiting-list', 'yours', 'current'] as const).map(createSlot)
  place.show(<SlotGrid label="Times" groups={[{ id: 'morning', title: 'Morning', slots }]} onToggle={() => undefined} />)
  const stops = [...place.element.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex >= 0)
  expect(stops.map((button) => button.ariaLabel ?? button.getAttribute('aria-label'))).toEqual(['open', 'waiting-list', 'yours', 'current'])
  expect(place.element.querySelectorAll('button')).toHaveLength(5)
  place.clear()
})
