import { type CardConflict, conflictOf } from './cardConflict.ts'
import { isSameHole, replaced } from './keptHoles.ts'
import { reusedCard } from './reusedCard.ts'
import type { Scorecard, ScorecardHole } from './scorecard.ts'
import { withDerivedAnswers } from './scoring/answers.ts'
import type { HoleEntry } from './scoring/card.ts'

/** What was entered on this device and is not known to be at the club. */
export interface CardEntry {
  readonly hole: ScorecardHole
  /** The club's, when this was entered. */
  readonly before: ScorecardHole
  /** The values of a request without an answer: they may have arrived. */
  readonly sent?: ScorecardHole | undefined
  /** The club does not accept it. */
  readonly isRefused: boolean
}

/** A card with what this device has entered, in the order of entry. */
export interface KeptCard {
  readonly card: Scorecard
  readonly entries: readonly CardEntry[]
  readonly conflicts: readonly CardConflict[]
}

export function newCard(card: Scorecard): KeptCard {
  return { card, entries: [], conflicts: [] }
}

export function withEntry(kept: KeptCard, number: number, change: HoleEntry): KeptCard {
  const before = kept.card.holes.find((hole) => hole.number === number)
  const current = holesOn(kept).find((hole) => hole.number === number)
  if (!before || !current) return kept
  const hole = withDerivedAnswers({ ...current, ...change, ...replacedBy(change) })
  const earlier = entryOf(kept, number)
  const others = kept.entries.filter((entry) => entry !== earlier)
  if (!earlier?.sent && isSameHole(hole, before)) return { ...kept, entries: others }
  return { ...kept, entries: [...others, { before: earlier?.before ?? before, hole, sent: earlier?.sent, isRefused: false }] }
}

/** A result and a hole that was picked up exclude each other. */
function replacedBy({ strokes, isPickedUp }: HoleEntry): HoleEntry {
  if (isPickedUp) return { strokes: undefined, putts: undefined }
  return strokes === undefined ? {} : { isPickedUp: false }
}

/** The club's answer decides what still has to be sent; the last entry of each hole counts. */
export function withClubCard(kept: KeptCard | undefined, card: Scorecard): KeptCard {
  if (!kept) return newCard(card)
  const decided = kept.entries.map((entry) =>
    decide(
      entry,
      card.holes.find(({ number }) => number === entry.hole.number),
    ),
  )
  const changed = kept.card.holes.flatMap((hole) => (entryOf(kept, hole.number) ? [] : changedElsewhere(hole, card)))
  const conflicts = [...decided.flatMap(({ conflict }) => conflict ?? []), ...changed]
  return {
    card: reusedCard(kept.card, card),
    entries: decided.flatMap(({ entry }) => entry ?? []),
    conflicts: [...kept.conflicts.filter(({ number }) => !conflicts.some((each) => each.number === number)), ...conflicts],
  }
}

interface Decided {
  readonly entry?: CardEntry
  readonly conflict?: CardConflict | undefined
}

function decide(entry: CardEntry, club: ScorecardHole | undefined): Decided {
  const { hole, before, sent } = entry
  if (!club) return { entry: { ...entry, isRefused: true } }
  if (isSameHole(club, hole)) return {}
  const unsent = { ...entry, before: club, sent: undefined }
  if (isSameHole(club, before) || (sent && isSameHole(club, sent))) return { entry: unsent }
  // What was sent without an answer may have been replaced since, so it is not sent again.
  return sent && isSameHole(sent, hole)
    ? { conflict: conflictOf('elsewhere', hole, club) }
    : { entry: unsent, conflict: conflictOf('here', hole, club) }
}

function changedElsewhere(hole: ScorecardHole, { holes }: Scorecard): readonly CardConflict[] {
  const club = holes.find(({ number }) => number === hole.number)
  const conflict = club && conflictOf('elsewhere', hole, club)
  return conflict ? [conflict] : []
}

export function nextToSend({ entries }: KeptCard): CardEntry | undefined {
  return entries.find(({ isRefused }) => !isRefused)
}

export function markedSent(kept: KeptCard, hole: ScorecardHole): KeptCard {
  return withChangedEntry(kept, hole.number, (entry) => ({ ...entry, sent: hole }))
}

/** `hole`, as it was sent, is at the club. */
export function markedSaved(kept: KeptCard, hole: ScorecardHole): KeptCard {
  const card = { ...kept.card, holes: replaced(kept.card.holes, hole) }
  const entry = entryOf(kept, hole.number)
  if (!entry || isSameHole(entry.hole, hole)) return withoutEntry({ ...kept, card }, hole.number)
  return withChangedEntry({ ...kept, card }, hole.number, () => ({ ...entry, before: hole, sent: undefined }))
}

/** The club answered, and has not saved it. */
export function markedFailed(kept: KeptCard, hole: ScorecardHole, isRefused: boolean): KeptCard {
  return withChangedEntry(kept, hole.number, (entry) => ({
    ...entry,
    sent: undefined,
    isRefused: isRefused && isSameHole(entry.hole, hole),
  }))
}

/** The card can't be read any more. */
export function markedAllRefused(kept: KeptCard): KeptCard {
  return { ...kept, entries: kept.entries.map((entry) => ({ ...entry, isRefused: true })) }
}

export function withoutEntry(kept: KeptCard, number: number): KeptCard {
  return { ...kept, entries: kept.entries.filter(({ hole }) => hole.number !== number) }
}

export function withoutConflicts(kept: KeptCard): KeptCard {
  return { ...kept, conflicts: [] }
}

function entryOf({ entries }: KeptCard, number: number): CardEntry | undefined {
  return entries.find(({ hole }) => hole.number === number)
}

function withChangedEntry(kept: KeptCard, number: number, change: (entry: CardEntry) => CardEntry): KeptCard {
  return { ...kept, entries: kept.entries.map((entry) => (entry.hole.number === number ? change(entry) : entry)) }
}

/** The club's holes with what was entered here. */
export function holesOn({ card, entries }: KeptCard): readonly ScorecardHole[] {
  return card.holes.map((hole) => entries.find((entry) => entry.hole.number === hole.number)?.hole ?? hole)
}
