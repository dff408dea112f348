import { expect, test } from 'vitest'
import { ChooseAnalytics } from './ChooseAnalytics.ts'

function aChoice() {
  const done: string[] = []
  const choosing = new ChooseAnalytics(
    { change: ({ usageAnalytics }) => done.push(`allowed ${usageAnalytics}`) },
    { forget: () => done.push('forgotten') },
  )
  return { choosing, done }
}

test('withdrawing consent deletes stored events, even without a listener', () => {
  const { choosing, done } = aChoice()
  choosing.execute(false)
  expect(done).toEqual(['allowed false', 'forgotten'])
})

test('giving consent deletes nothing', () => {
  const { choosing, done } = aChoice()
  choosing.execute(true)
  expect(done).toEqual(['allowed true'])
})
