import { fromPlayDistance, type Metres, toPlayDistance } from '../shared/distance.ts'
import type { NumberReader } from '../shared/number.ts'
import { type TextProblem, validText } from '../shared/validText.ts'
import type { ClubCategory, ClubEntry } from './club.ts'

/** A club as it is typed. */
export interface ClubDraft {
  readonly category: string
  readonly manufacturer: string
  readonly model: string
  readonly loft: string
  /** In the player's unit. */
  readonly distance: string
}
export type ClubField = keyof ClubDraft
export const clubFields = ['category', 'manufacturer', 'model', 'loft', 'distance'] as const satisfies readonly ClubField[]

export type ClubProblem = 'missing' | 'not-a-number' | 'out-of-range' | TextProblem
export type ClubProblems = Partial<Readonly<Record<ClubField, ClubProblem>>>

export const emptyClubDraft: ClubDraft = { category: '', manufacturer: '', model: '', loft: '', distance: '' }

/** Degrees of a loft: from a putter's to beyond a lob wedge's. */
const loftRange = { least: 0, most: 80 }
/** In whole yards or metres. */
const distanceRange = { least: 1, most: 450 }

export function clubDraftOf({ categoryId, manufacturerId, model, loft, distance }: ClubEntry, metric: boolean): ClubDraft {
  return {
    category: categoryId,
    manufacturer: manufacturerId ?? '',
    model,
    loft: loft === undefined ? '' : String(loft),
    distance: typedDistance(distance, metric),
  }
}

/** A distance as it stands in a field. */
export function typedDistance(distance: Metres | undefined, metric: boolean): string {
  return distance === undefined ? '' : String(toPlayDistance(distance, metric).value)
}

/** Another category brings its usual loft, unless one was typed. */
export function withCategory(draft: ClubDraft, category: ClubCategory, before: ClubCategory | undefined): ClubDraft {
  const usual = (each: ClubCategory | undefined) => (each?.usualLoft === undefined ? '' : String(each.usualLoft))
  const isTyped = draft.loft !== '' && draft.loft !== usual(before)
  return { ...draft, category: category.id, loft: isTyped ? draft.loft : usual(category) }
}

interface Circumstances {
  readonly metric: boolean
  /** The club before it was changed: a distance that nobody touched is not converted there and back. */
  readonly before?: ClubEntry | undefined
  readonly pictureKey: string | undefined
  readonly numberIn: NumberReader
}

/** The club that was typed, or what is wrong with it. */
export function clubIn(
  draft: ClubDraft,
  { metric, before, pictureKey, numberIn }: Circumstances,
): { readonly entry: ClubEntry } | { readonly problems: ClubProblems } {
  const model = validText(draft.model)
  const loft = inTenths(inRange(numberIn(draft.loft), loftRange))
  const distance = distanceIn(draft.distance, { metric, before: before?.distance, numberIn })
  const problems: ClubProblems = {
    ...(draft.category === '' && { category: 'missing' as const }),
    ...('problem' in model && { model: model.problem }),
    ...(typeof loft === 'string' && { loft }),
    ...(typeof distance === 'string' && { distance }),
  }
  if (Object.keys(problems).length > 0 || 'problem' in model || typeof loft === 'string' || typeof distance === 'string')
    return { problems }
  return {
    entry: {
      ...{ categoryId: draft.category, manufacturerId: draft.manufacturer || undefined, model: model.text },
      ...{ loft, distance, pictureKey },
    },
  }
}

function inTenths(loft: number | undefined | ClubProblem): number | undefined | ClubProblem {
  return typeof loft === 'number' ? Math.round(loft * 10) / 10 : loft
}

/** Metres; `before` stands where what is typed is how it is shown. */
export function distanceIn(
  typed: string,
  { metric, before, numberIn }: { readonly metric: boolean; readonly before?: Metres | undefined; readonly numberIn: NumberReader },
): Metres | undefined | ClubProblem {
  const distance = inRange(numberIn(typed), distanceRange)
  if (typeof distance !== 'number') return distance
  const isUntouched = before !== undefined && toPlayDistance(before, metric).value === distance
  return isUntouched ? before : fromPlayDistance(Math.round(distance), metric)
}

function inRange(value: number | undefined, { least, most }: typeof loftRange): number | undefined | ClubProblem {
  if (value === undefined) return undefined
  if (Number.isNaN(value)) return 'not-a-number'
  return value < least || value > most ? 'out-of-range' : value
}
