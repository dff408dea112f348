import { expect, test } from 'vitest'
import { type Ending, endingSoon } from './ending.ts'

const today = Temporal.PlainDate.from('2026-02-10')

function buck(on: string): Ending {
  return { id: on, kind: 'buck', name: 'Birthday present', on: Temporal.PlainDate.from(on), renews: false }
}

test('What ends within thirty days is shown, what comes first is first', () => {
  const all = ['2026-03-13', '2026-03-12', '2026-02-10', '2026-02-09', '2026-03-01'].map(buck)
  expect(endingSoon(all, today).map(({ id }) => id)).toEqual(['2026-02-10', '2026-03-01', '2026-03-12'])
})
