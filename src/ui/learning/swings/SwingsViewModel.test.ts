import { expect, test } from 'vitest'
import { buildSwing } from '../../../../tests/builders/swings.ts'
import { unasked } from '../../../../tests/builders/unasked.ts'
import { SwingsViewModel } from './SwingsViewModel.ts'

test('only swings like those that are shown are older', async () => {
  const swings = Array.from({ length: 60 }, (_, index) =>
    buildSwing(`s-${index}`, '2026-05-03T08:00', { club: index < 26 ? 'Driver' : '7 iron' }),
  )
  const model = new SwingsViewModel({ list: async () => swings, byId: unasked, sendToCoach: unasked })
  model.open()
  await expect.poll(() => model.reading.value).toBeDefined()
  expect(model.older).toBe(36)
  model.show({ club: 'Driver' })
  expect(model.older).toBe(2)
})
