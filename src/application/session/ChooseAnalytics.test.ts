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

test('who wants it no more leaves nothing that was noted before, whether or not anything listens', () => {
  const { choosing, done } = aChoice()
  choosing.execute(false)
  expect(done).toEqual(['allowed false', 'forgotten'])
})

test('who allows it loses nothing', () => {
  const { choosing, done } = aChoice()
  choosing.execute(true)
  expect(done).toEqual(['allowed true'])
})
