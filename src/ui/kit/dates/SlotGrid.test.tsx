import { act } from 'react'
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

test('arrow keys move from one time to the next, also into the next part of the day', () => {
  const place = renderAt()
  const group = (id: string, name: string) => ({ id, title: id, slots: [{ ...createSlot('open'), id: name, name }] })
  place.show(<SlotGrid label="Times" groups={[group('morning', '9:00 am'), group('evening', '6:00 pm')]} onToggle={() => undefined} />)
  const press = (key: string) => act(() => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  act(() => place.element.querySelector('button')?.focus())
  press('ArrowRight')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('6:00 pm')
  place.clear()
})
