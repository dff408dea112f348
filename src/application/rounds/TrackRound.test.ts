import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import { buildTrackedRound, TrackingInMemory } from '../../../tests/builders/tracking.ts'
import { TrackRound } from './TrackRound.ts'

const online = { value: true, changes: new BehaviorSubject(true) }
const { id: _none, ...entry } = buildTrackedRound(1)

describe('tracking a round', () => {
  test('adds it without a further question', async () => {
    const tracking = new TrackingInMemory()
    tracking.all = () => expect.unreachable()
    expect(await new TrackRound(tracking, online).execute(entry, [])).toBe(true)
    expect(tracking.rounds).toHaveLength(1)
  })

  test('finds it where the answer was lost, and does not send it again', async () => {
    const tracking = new TrackingInMemory([buildTrackedRound(1)])
    tracking.trouble = 'answer-lost'
    expect(await new TrackRound(tracking, online).execute(entry, tracking.rounds)).toBe(true)
    expect([tracking.writes, tracking.rounds.length]).toEqual([1, 2])
  })

  test('says that it failed where the club refused it', async () => {
    const tracking = new TrackingInMemory()
    tracking.trouble = 'refused'
    await expect(new TrackRound(tracking, online).execute(entry, [])).rejects.toMatchObject({ kind: 'server-fault' })
  })
})
