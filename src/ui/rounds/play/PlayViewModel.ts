import { type PlayEntry, playEntries } from './playEntries.ts'

/** What a player can do in Play. */
export class PlayViewModel {
  readonly entries: readonly PlayEntry[] = playEntries
}
