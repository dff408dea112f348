import { describe, expect, test } from 'vitest'
import { buildReturn } from '../../../tests/builders/returns.ts'
import { listed, statusesIn, wholeList } from './returnList.ts'
import type { ReturnStatus } from './returnRequest.ts'

const chicago = 'America/Chicago'
const status = (id: number): ReturnStatus => ({ id, state: 'pending', label: `Status ${id}`, title: '', color: '#f5d76e' })
const at = (text: string) => Temporal.Instant.from(text)
const returns = [
  buildReturn(1, { status: status(4), createdAt: at('2026-05-08T12:00:00Z'), modifiedAt: at('2026-05-20T12:00:00Z') }),
  buildReturn(2, { status: status(3), createdAt: at('2026-05-10T03:00:00Z'), modifiedAt: at('2026-05-10T12:00:00Z') }),
  buildReturn(3, { status: status(4), createdAt: at('2026-05-12T12:00:00Z'), modifiedAt: at('2026-05-12T12:00:00Z') }),
]

function idsOf(view: Partial<typeof wholeList>): readonly number[] {
  return listed(returns, { ...wholeList, ...view }, chicago).map(({ id }) => id)
}

describe('a list of returns', () => {
  test('has all of them, the latest first', () => {
    expect(idsOf({})).toEqual([3, 2, 1])
  })

  test('can be sorted by the last change', () => {
    expect(idsOf({ sort: 'modifiedAt' })).toEqual([1, 3, 2])
  })

  test('can show one status', () => {
    expect(idsOf({ status: 4 })).toEqual([3, 1])
  })

  test.each([
    ['from a day on', { from: '2026-05-09' }, [3, 2]],
    ['from the next day on', { from: '2026-05-10' }, [3]],
    ['up to a day', { to: '2026-05-09' }, [2, 1]],
    ['up to the day before', { to: '2026-05-08' }, [1]],
    ['between two days', { from: '2026-05-09', to: '2026-05-11' }, [2]],
  ])('can show those %s, of the time zone', (_when, { from, to }: { from?: string; to?: string }, ids) => {
    const day = (text: string | undefined) => (text === undefined ? undefined : Temporal.PlainDate.from(text))
    expect(idsOf({ from: day(from), to: day(to) })).toEqual(ids)
  })

  test('offers each of its statuses once', () => {
    expect(statusesIn(returns)).toEqual([status(3), status(4)])
  })
})
