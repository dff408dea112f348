import type { RoundTee } from './round.ts'

type Players = RoundTee['players']

/**
 * The tees of the last round, else the middle ones of those rated for the same players, longest first. `players`: by the player's profile.
 * Absent where nothing says whose rating counts: a handicap must not come from a guess.
 */
export function teeToPlay<Tee extends RoundTee>(
  tees: readonly Tee[],
  usual: RoundTee | undefined,
  players: Players | undefined,
): Tee | undefined {
  const same = tees.find(({ id, players: rated }) => id === usual?.id && rated === usual.players)
  const rated = tees.filter((tee) => tee.players === (usual?.players ?? players))
  return same ?? rated[Math.floor(rated.length / 2)]
}
