import { describe, expect, test } from 'vitest'
import { aVisitor } from '../aVisitor.ts'
import { jumpsOf } from './jumps.ts'

async function jumps(playerId: string | undefined, now?: string) {
  const scene = await aVisitor(playerId ?? 'player-hana', now)
  const { world } = scene.backend
  const found = jumpsOf(world, playerId === undefined ? undefined : world.players.get(playerId))
  return Object.fromEntries(found.map((jump) => [jump.name, 'to' in jump ? jump.to.toString() : jump.why]))
}

describe('jumps', () => {
  test('lead to moments of the person and of the club', async () => {
    expect(await jumps('player-hana')).toEqual({
      '24 h before the lesson': '2026-05-13T18:00:00Z',
      'Inside the 24 h': '2026-05-13T18:01:00Z',
      'Lesson begins': '2026-05-14T18:00:00Z',
      'Token expired': '2026-05-13T18:00:00Z',
      'Session expired': '2027-05-13T17:30:00Z',
      'Credits end': '2026-07-01T00:00:00Z',
      '+1 hour': '2026-05-13T18:30:00Z',
      '+1 day': '2026-05-14T17:30:00Z',
      'Month end': '2026-06-01T04:59:00Z',
      'Year end': '2027-01-01T05:59:00Z',
      'Clock change': '2026-11-01T06:59:00Z',
    })
  })

  test('that have no meaning say why', async () => {
    expect(await jumps('player-mateo')).toMatchObject({
      '24 h before the lesson': 'Mateo has no lesson ahead',
      'Credits end': 'No credit of Mateo ends',
    })
    expect(await jumps(undefined)).toMatchObject({ 'Token expired': 'Nobody is signed in', 'Lesson begins': 'Nobody is signed in' })
    expect(await jumps('player-wataru')).toMatchObject({
      'Clock change': 'Clocks do not change in Asia/Tokyo',
      'Month end': '2026-05-31T14:59:00Z',
    })
  })

  test('from where they lead to lead to the next', async () => {
    expect(await jumps('player-hana', '2026-06-01T04:59:00Z')).toMatchObject({ 'Month end': '2026-07-01T04:59:00Z' })
    expect(await jumps('player-hana', '2027-01-01T05:59:00Z')).toMatchObject({
      'Month end': '2027-02-01T05:59:00Z',
      'Year end': '2028-01-01T05:59:00Z',
    })
    expect(await jumps('player-hana', '2026-11-01T06:59:00Z')).toMatchObject({ 'Clock change': '2027-03-14T07:59:00Z' })
  })

  test('a day on is a day of the club, of 23 hours where its clocks change', async () => {
    expect(await jumps('player-hana', '2026-03-07T18:00:00Z')).toMatchObject({ '+1 day': '2026-03-08T17:00:00Z' })
  })
})
