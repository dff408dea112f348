import { capitalsAndDigits } from '../shared/typedText.ts'

export type RegisterStatus = 'invalidESN' | 'free' | 'mine' | 'taken' | 'blocked'

/** Codes of the check of a serial number, and of a registration. */
const statuses: ReadonlyMap<number, RegisterStatus> = new Map([
  [0, 'free'],
  [50_301, 'mine'],
  [50_302, 'taken'],
  [50_303, 'blocked'],
  [50_304, 'invalidESN'],
])

/** A code that is not known says nothing good about the serial number. */
export function statusOf(code: number | undefined): RegisterStatus {
  return (code === undefined ? undefined : statuses.get(code)) ?? 'invalidESN'
}

export type NextStep = 'correct' | 'register' | 'show-devices' | 'ask-seller' | 'ask-club'

/** What a player does next. */
export const nextSteps: Readonly<Record<RegisterStatus, NextStep>> = {
  invalidESN: 'correct',
  free: 'register',
  mine: 'show-devices',
  taken: 'ask-seller',
  blocked: 'ask-club',
}

/** The serial number in what was typed, pasted or scanned: two letters and eight digits, with or without separators and its label. */
export function esnIn(typed: string): string | undefined {
  return /^(?:ESN|SN)?([A-Z]{2}\d{8})$/.exec(capitalsAndDigits(typed))?.[1]
}
