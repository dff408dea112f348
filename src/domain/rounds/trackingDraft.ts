import type { NumberReader } from '../shared/number.ts'
import { typedDay } from '../shared/typedText.ts'
import { type TextProblem, validText } from '../shared/validText.ts'
import { type PlayMode, playModes, type TrackedEntry } from './tracking.ts'

const countFields = ['greensInRegulation', 'nearTheGreen', 'scrambles', 'badThreePutts', 'terribleTeeShots'] as const
export type CountField = (typeof countFields)[number]

export const trackingFields = ['date', 'courseName', 'mode', 'holes', 'score', ...countFields] as const
export type TrackingField = (typeof trackingFields)[number]

/** A tracked round as it is typed; the date as `2026-05-14`. `courseId` is empty where the player wrote the course's name. */
export type TrackingDraft = Readonly<Record<TrackingField | 'courseId', string>>

export type TrackingProblem = 'missing' | 'not-whole' | 'out-of-range' | 'in-future' | 'too-many' | TextProblem
export type TrackingProblems = Partial<Readonly<Record<TrackingField, TrackingProblem>>>

const mostStrokesPerHole = 15

export function emptyTrackingDraft(today: Temporal.PlainDate): TrackingDraft {
  const counts = { greensInRegulation: '', nearTheGreen: '', scrambles: '', badThreePutts: '', terribleTeeShots: '' }
  return { ...counts, date: today.toString(), courseName: '', courseId: '', mode: 'course', holes: '18', score: '' }
}

export function trackingDraftOf(entry: TrackedEntry): TrackingDraft {
  const { date, courseName, courseId = '', mode, holes, score } = entry
  const counts = {
    greensInRegulation: String(entry.greensInRegulation),
    nearTheGreen: String(entry.nearTheGreen),
    scrambles: String(entry.scrambles),
    badThreePutts: String(entry.badThreePutts),
    terribleTeeShots: String(entry.terribleTeeShots),
  }
  return { ...counts, date: date.toString(), courseName, courseId, mode, holes: String(holes), score: String(score) }
}

interface Circumstances {
  readonly today: Temporal.PlainDate
  readonly numberIn: NumberReader
}

type Checked<T> = { readonly value: T } | { readonly problem: TrackingProblem }

/** The round that was typed, or what is wrong with it. */
export function trackedEntryIn(
  draft: TrackingDraft,
  { today, numberIn }: Circumstances,
): { readonly entry: TrackedEntry } | { readonly problems: TrackingProblems } {
  const whole = (typed: string, least: number, most: number) => wholeIn(numberIn(typed), least, most)
  const holes = whole(draft.holes, 1, 18)
  const most = 'value' in holes ? holes.value : 18
  const greens = whole(draft.greensInRegulation, 0, most)
  const missed = most - ('value' in greens ? greens.value : 0)
  const checked = {
    date: dateIn(draft.date, today),
    courseName: courseIn(draft.courseName),
    mode: modeIn(draft.mode),
    holes,
    score: whole(draft.score, most, most * mostStrokesPerHole),
    greensInRegulation: greens,
    nearTheGreen: within(whole(draft.nearTheGreen, 0, most), missed),
    scrambles: within(whole(draft.scrambles, 0, most), missed),
    badThreePutts: whole(draft.badThreePutts, 0, most),
    terribleTeeShots: whole(draft.terribleTeeShots, 0, most),
  }
  if (!isValid(checked)) return { problems: problemsIn(checked) }
  return {
    entry: {
      ...{ date: checked.date.value, courseName: checked.courseName.value, mode: checked.mode.value },
      courseId: draft.courseId === '' ? undefined : draft.courseId,
      ...{ holes: checked.holes.value, score: checked.score.value },
      ...{ greensInRegulation: checked.greensInRegulation.value, nearTheGreen: checked.nearTheGreen.value },
      ...{ scrambles: checked.scrambles.value, badThreePutts: checked.badThreePutts.value },
      terribleTeeShots: checked.terribleTeeShots.value,
    },
  }
}

type AllChecked = Readonly<
  Record<'holes' | 'score' | CountField, Checked<number>> & {
    date: Checked<Temporal.PlainDate>
    courseName: Checked<string>
    mode: Checked<PlayMode>
  }
>
type Valid<T> = { readonly [Field in keyof T]: Extract<T[Field], { readonly value: unknown }> }

function isValid(checked: AllChecked): checked is Valid<AllChecked> {
  return Object.values(checked).every((each) => 'value' in each)
}

function problemsIn(checked: AllChecked): TrackingProblems {
  return Object.fromEntries(Object.entries(checked).flatMap(([field, each]) => ('problem' in each ? [[field, each.problem]] : [])))
}

function wholeIn(value: number | undefined, least: number, most: number): Checked<number> {
  if (value === undefined) return { problem: 'missing' }
  if (!Number.isInteger(value)) return { problem: 'not-whole' }
  return value < least || value > most ? { problem: 'out-of-range' } : { value }
}

/** Only a missed green can be near, and only there can a player scramble. */
function within(checked: Checked<number>, missed: number): Checked<number> {
  return 'value' in checked && checked.value > missed ? { problem: 'too-many' } : checked
}

function courseIn(typed: string): Checked<string> {
  const checked = validText(typed)
  if ('problem' in checked) return checked
  return checked.text === '' ? { problem: 'missing' } : { value: checked.text }
}

function modeIn(typed: string): Checked<PlayMode> {
  const mode = playModes.find((each) => each === typed)
  return mode ? { value: mode } : { problem: 'missing' }
}

function dateIn(typed: string, today: Temporal.PlainDate): Checked<Temporal.PlainDate> {
  const date = typedDay(typed)
  if (!date) return { problem: 'missing' }
  if (date.year < 1950) return { problem: 'out-of-range' }
  return Temporal.PlainDate.compare(date, today) > 0 ? { problem: 'in-future' } : { value: date }
}
