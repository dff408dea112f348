import { expect, test } from 'vitest'
import { byPosition, chosenLabels } from './returnSettings.ts'

const choice = (id: number, label: string, position = id) => ({ id, label, position })
const settings = {
  reasons: [choice(10, 'It doesn’t fit')],
  conditions: [choice(20, 'Unopened'), choice(21, 'Opened')],
  resolutions: [choice(30, 'Refund')],
}

test('[returns.return-choices-from-settings] choices are in the shop’s order', () => {
  expect(byPosition([choice(1, 'second', 20), choice(2, 'first', 10)]).map(({ label }) => label)).toEqual(['first', 'second'])
})

test('[returns.return-choices-from-settings] what was chosen is shown in the shop’s words', () => {
  expect(chosenLabels(settings, { reasonId: 10, conditionId: 21, resolutionId: 30 })).toEqual(['It doesn’t fit', 'Opened', 'Refund'])
})

test('a choice that the shop no longer offers is left out', () => {
  expect(chosenLabels(settings, { reasonId: 99, conditionId: 20, resolutionId: 98 })).toEqual(['Unopened'])
})
