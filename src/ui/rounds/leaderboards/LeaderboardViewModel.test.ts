import { BehaviorSubject } from 'rxjs'
import { describe, expect, test } from 'vitest'
import type { Player } from '#app/rounds/ports/CurrentGolfer'
import type { ChallengeType } from '#domain/rounds/challenge'
import type { LeaderboardFilter } from '#domain/rounds/leaderboard'
import { LeaderboardViewModel } from './LeaderboardViewModel.ts'

const coach = (id: string) => ({ id, firstName: id, lastName: '' })
const centres = [
  { id: 'northgate', name: 'Northgate', coaches: [coach('etienne')] },
  { id: 'lakeshore', name: 'Lakeshore', coaches: [coach('marisol'), coach('teodor')] },
]

function create(homeCentreId?: string) {
  const player: Player = { id: 'player-hana', metricDistances: false, metricSpeeds: false, homeCentreId }
  const asked: [ChallengeType, LeaderboardFilter][] = []
  const boards = {
    of: async (type: ChallengeType, filter: LeaderboardFilter) => {
      asked.push([type, filter])
      return [{ name: 'Hana L.', value: 190, isOwn: true }]
    },
  }
  const golfer = { value: player, changes: new BehaviorSubject<Player | undefined>(player) }
  return { screen: new LeaderboardViewModel(boards, { centres: async () => centres }, golfer), asked }
}

describe('a leaderboard', () => {
  test('[rounds.leaderboard-default-driver] begins with the driver, for everybody', async () => {
    const { screen, asked } = create()
    await screen.show(screen.address)
    expect(asked).toEqual([['driver', { scope: 'global' }]])
  })

  test.each([
    ['lakeshore', { scope: 'centre', centreId: 'lakeshore' }, { scope: 'coach', coachId: 'marisol' }],
    [undefined, { scope: 'centre', centreId: 'northgate' }, { scope: 'coach', coachId: 'etienne' }],
  ] as const)('[rounds.leaderboard-scopes] narrows to the home %s and its first coach', async (home, centre, byCoach) => {
    const { screen, asked } = create(home)
    await screen.show({ type: 'irons', scope: 'centre' })
    await screen.show({ type: 'irons', scope: 'coach' })
    expect(asked.map(([, filter]) => filter)).toEqual([centre, byCoach])
  })

  test('what the address says comes first', async () => {
    const { screen, asked } = create('lakeshore')
    await screen.show({ type: 'irons', scope: 'coach', coachId: 'teodor' })
    expect(asked).toEqual([['irons', { scope: 'coach', coachId: 'teodor' }]])
  })

  test('a board that was left meanwhile is not read', async () => {
    const { screen, asked } = create('lakeshore')
    const first = screen.show({ type: 'irons', scope: 'centre' })
    await screen.show({ type: 'driver', scope: 'global' })
    await first
    expect(asked).toEqual([['driver', { scope: 'global' }]])
  })
})
