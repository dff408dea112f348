import { expect, test } from 'vitest'
import { byPosition, chosenLabels, titledFields } from './returnSettings.ts'

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

test('what was entered in custom fields has the titles and the order of the settings; unknown codes are left out', () => {
  const customFields = [
    { code: 'bought', title: 'Bought at' },
    { code: 'serial', title: 'Serial number' },
  ]
  const fields = [
    { code: 'serial', value: 'SN-1' },
    { code: 'internal_4', value: 'x' },
    { code: 'bought', value: 'Desk' },
  ]
  expect(titledFields({ customFields }, fields)).toEqual([
    { title: 'Bought at', value: 'Desk' },
    { title: 'Serial number', value: 'SN-1' },
  ])
})
