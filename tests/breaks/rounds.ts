import type { Break } from './Break.ts'

export const rounds: readonly Break[] = [
  {
    breaks: 'A round that is not compliant is sent as one',
    file: 'src/adapters/rest/rounds/HttpRounds.ts',
    from: 'playMode: mode, isCompliantMode: isCompliant },',
    to: 'playMode: mode, isCompliantMode: true },',
    noticedBy: ['src/adapters/rest/rounds/HttpRounds.test.ts'],
  },
  {
    breaks: 'A picked-up hole is sent as picked up',
    file: 'src/adapters/rest/rounds/HttpScorecards.ts',
    from: "return isPickedUp ? 'pickedUp' : 'open'",
    to: "return isPickedUp ? 'open' : 'open'",
    noticedBy: ['features/rounds/scorecard.feature'],
  },
  {
    breaks: 'A chance of an up and down that was missed is sent as one',
    file: 'src/adapters/rest/rounds/HttpScorecards.ts',
    from: 'scramblingPercentNtgChangesQuest: hole.upAndDownChance ?? null,',
    to: 'scramblingPercentNtgChangesQuest: hole.upAndDown ?? null,',
    noticedBy: ['src/adapters/rest/rounds/HttpScorecards.test.ts'],
  },
  {
    breaks: "The leaderboard of a centre is the chosen centre's",
    file: 'src/adapters/rest/rounds/HttpLeaderboards.ts',
    from: 'query: { type, centerId: filter.centreId }',
    to: "query: { type, centerId: 'northgate' }",
    noticedBy: ['src/adapters/rest/rounds/HttpLeaderboards.test.ts'],
  },
  {
    breaks: 'A distance that was typed in metres is saved in yards',
    file: 'src/ui/rounds/bag/BagModel.ts',
    from: 'return this.#player.value?.metricDistances ?? false',
    to: 'return this.#player.value?.metricDistances === undefined',
    noticedBy: ['features/rounds/clubs.feature'],
  },
  {
    breaks: 'A course search asks for the chosen country',
    file: 'src/adapters/rest/rounds/HttpCourses.ts',
    from: '...(country && { country }), ',
    to: '',
    noticedBy: ['features/rounds/courses.feature'],
  },
  {
    breaks: 'The points of a hole belong to this hole',
    file: 'src/adapters/rest/rounds/HttpPlayTracking.ts',
    from: 'body: { roundId, hole, points:',
    to: 'body: { roundId, hole: 1, points:',
    noticedBy: ['src/adapters/rest/rounds/HttpPlayTracking.test.ts'],
  },
  {
    breaks: 'The other bag becomes the current one',
    file: 'src/ui/rounds/bag/BagModel.ts',
    from: 'await this.#bags.rename(id, name)\n',
    to: 'await this.#bags.rename(this.current?.id ?? id, name)\n',
    noticedBy: ['features/rounds/bags.feature'],
  },
  {
    breaks: 'A hole is sent in the name of the player who entered it alone',
    file: 'src/application/rounds/SendScores.ts',
    from: 'return this.connectivity.value && this.golfer.value?.id === playerId',
    to: 'return this.connectivity.value && this.golfer.value !== undefined && playerId !== undefined',
    noticedBy: ['src/application/rounds/SendScores.test.ts'],
  },
]
