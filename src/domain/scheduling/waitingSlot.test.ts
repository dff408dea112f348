import { expect, test } from 'vitest'
import { isPlaceFree, noPlaceYet, waitingSlotCode } from './waitingSlot.ts'

test('[scheduling.waiting-slot-booked] a waiting slot that is booked already gives 50006, whatever code came with it', () => {
  expect([0, 50001].map((code) => waitingSlotCode('booked', code))).toEqual([50006, 50006])
})

test('[scheduling.waiting-slot-code] any other waiting slot gives the code of the answer', () => {
  const states = ['waiting', 'canceled', 'completed', 'other', undefined] as const
  expect(states.map((state) => waitingSlotCode(state, 50007))).toEqual(states.map(() => 50007))
  expect(waitingSlotCode('waiting', 0)).toBe(0)
})

test('a place is free while the player waits and the detail has code 0', () => {
  expect(isPlaceFree('waiting', 0)).toBe(true)
  expect([isPlaceFree('waiting', noPlaceYet), isPlaceFree('booked', 0), isPlaceFree('canceled', 0)]).toEqual([false, false, false])
})
