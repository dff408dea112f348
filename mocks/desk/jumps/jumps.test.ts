import { describe, expect, test } from 'vitest'
import { createVisitor } from '../../../tests/builders/createVisitor.ts'
import { jumpsOf } from './index.ts'

async function jumps(
  playerId: string | undefined,
  now?: string,
  prepare: (scene: Awaited<ReturnType<typeof createVisitor>>) => Promise<void> = async () => undefined,
) {
  const scene = await createVisitor(playerId ?? 'player-hana', now)
  await prepare(scene)
  const { world } = scene.backend
  const found = jumpsOf(world, playerId === undefined ? undefined : world.players.get(playerId))
  return Object.fromEntries(
    found.map(({ object, moments }) => [object, Object.fromEntries(moments.map(({ name, to }) => [name, to.toString()]))]),
  )
}

describe('jumps', () => {
  test('lead to moments of each lesson', async () => {
    const found = await jumps('player-hana', undefined, async ({ given }) => {
      given.lessons.areNone()
      await given.lessons.add({ playerId: 'player-hana', coachId: 'marisol', start: Temporal.Instant.from('2026-05-21T14:00:00Z') })
      await given.lessons.add({ playerId: 'player-hana', coachId: 'teodor', start: Temporal.Instant.from('2026-05-13T18:00:00Z') })
    })
    expect(found).toMatchObject({
      'Iron play, Marisol Vance, Thu 21 May, 09:00': {
        '24 h before': '2026-05-20T14:00:00Z',
        'Within 24 h': '2026-05-20T14:01:00Z',
        Starts: '2026-05-21T14:00:00Z',
        Ends: '2026-05-21T14:45:00Z',
      },
    })
    expect(Object.keys(found).slice(0, 2)).toEqual([
      expect.stringContaining('Wed 13 May, 13:00'),
      expect.stringContaining('Thu 21 May, 09:00'),
    ])
    expect(Object.values(found)[0]).toEqual({ Starts: '2026-05-13T18:00:00Z', Ends: '2026-05-13T18:45:00Z' })
  })

  test('lead to the end of tokens, codes, tickets and credits', async () => {
    const found = await jumps('player-hana', undefined, async ({ given, visitor }) => {
      await visitor.post('/api/change-email/verify', { email: 'hana@clubhouse.example' })
      await given.players.haveTicket('player-hana')
    })
    expect(found['Session']).toEqual({
      'Token expires': '2026-05-13T18:00:00Z',
      'Shop token expires': '2026-05-13T18:00:00Z',
      'Session ends': '2027-05-13T17:30:00Z',
    })
    expect(found['2 lesson credits']).toEqual({ End: '2026-07-01T00:00:00Z' })
    const expiring = Object.entries(found).filter(([object]) => /^(Code|Ticket) \d/.test(object))
    expect(expiring.map(([, moments]) => moments)).toEqual([{ Expires: '2026-05-13T17:40:00Z' }, { Expires: '2026-05-13T17:40:00Z' }])
  })

  test('lead to moments of the calendar, for nobody too', async () => {
    expect(await jumps(undefined)).toEqual({
      Calendar: {
        '+1 hour': '2026-05-13T18:30:00Z',
        '+1 day': '2026-05-14T17:30:00Z',
        'Month end': '2026-06-01T04:59:00Z',
        'Year end': '2027-01-01T05:59:00Z',
        'Clock change': '2026-11-01T06:59:00Z',
      },
    })
  })

  test('leave out what does not exist', async () => {
    const found = await jumps('player-wataru')
    expect(found['Calendar']).toMatchObject({ 'Month end': '2026-05-31T14:59:00Z' })
    expect(found['Calendar']).not.toHaveProperty('Clock change')
    expect(Object.keys(await jumps('player-mateo'))).toEqual(['Session', 'Calendar'])
  })

  test('lead from there to the next moment', async () => {
    expect(await jumps(undefined, '2026-06-01T04:59:00Z')).toMatchObject({ Calendar: { 'Month end': '2026-07-01T04:59:00Z' } })
    expect(await jumps(undefined, '2027-01-01T05:59:00Z')).toMatchObject({
      Calendar: { 'Month end': '2027-02-01T05:59:00Z', 'Year end': '2028-01-01T05:59:00Z' },
    })
    expect(await jumps(undefined, '2026-11-01T06:59:00Z')).toMatchObject({ Calendar: { 'Clock change': '2027-03-14T07:59:00Z' } })
  })

  test('a day on is a day of the club, of 23 hours where its clocks change', async () => {
    expect(await jumps(undefined, '2026-03-07T18:00:00Z')).toMatchObject({ Calendar: { '+1 day': '2026-03-08T17:00:00Z' } })
  })
})
