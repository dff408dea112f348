import type { LeaderboardScope } from '#domain/rounds/leaderboard'
import { paths } from '#ui/shell/paths.ts'

export function pathOfChallenge(id: string): string {
  return `${paths.challenges}/${encodeURIComponent(id)}`
}

interface BoardAddress {
  readonly type: string
  readonly scope?: LeaderboardScope
  readonly centre?: string | undefined
  readonly coach?: string | undefined
}

export function pathOfLeaderboard(address: BoardAddress): string {
  return `${paths.leaderboards}?${new URLSearchParams(leaderboardQuery(address))}`
}

/** Without what everybody begins with. */
export function leaderboardQuery({ type, scope = 'global', centre, coach }: BoardAddress): Record<string, string> {
  return {
    type,
    ...(scope !== 'global' && { scope }),
    ...(scope === 'centre' && centre !== undefined && { centre }),
    ...(scope === 'coach' && coach !== undefined && { coach }),
  }
}
