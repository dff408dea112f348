import { expect, test } from 'vitest'
import { buildSlot } from '../../../tests/builders/scheduling.ts'
import { OpeningsInMemory } from '../../../tests/builders/schedulingPorts.ts'
import { SuggestSlots } from './SuggestSlots.ts'

test('[scheduling.suggestions-need-slots] without a slot it is refused before any call', async () => {
  const openings = new OpeningsInMemory()
  expect(await new SuggestSlots(openings).execute([])).toEqual({ kind: 'selectedSlotEmpty' })
  expect(openings.suggestedFor).toEqual([])
})

test('[scheduling.suggestions-with-slots] the chosen slots are sent', async () => {
  const openings = new OpeningsInMemory()
  openings.offers = [{ slot: buildSlot().with({ number: '9' }).build(), reason: 'sooner' }]
  const slots = [buildSlot().build(), buildSlot().with({ number: '2' }).build()]
  expect(await new SuggestSlots(openings).execute(slots)).toEqual({ kind: 'suggestions', suggestions: openings.offers })
  expect(openings.suggestedFor).toEqual([slots])
})
