import { act } from 'react'
import { expect, test } from 'vitest'
import { eveningSlot, model, morningSlot, openings, setUpBooking, slotAt, startModel } from '../../../../tests/builders/booking.ts'
import { drawn } from '../../../../tests/builders/InPage.tsx'
import { Suggestions } from './Suggestions.tsx'

setUpBooking()

test('each suggested time names its own coach', async () => {
  openings.offers = [
    { slot: eveningSlot, reason: 'other-coach' },
    { slot: slotAt('2026-05-28T07:30').build(), reason: 'same-time' },
  ]
  await act(startModel)
  model.toggle(morningSlot)
  await act(async () => model.suggest())
  const coaches = [...drawn(<Suggestions model={model} />).querySelectorAll('[data-part=coach]')].map(({ textContent }) => textContent)
  expect(coaches.map((name) => name.split(' ')[0])).toEqual(['Teodor', 'Marisol'])
})
