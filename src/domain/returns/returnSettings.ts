import type { ReturnedItem } from './returnRequest.ts'

export interface Choice {
  readonly id: number
  readonly label: string
  readonly position: number
}

export interface Carrier {
  readonly code: string
  readonly label: string
}

/** Whom customers can ask. */
export interface Contact {
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** What the shop has decided about returns. */
export interface ReturnSettings {
  readonly isEnabled: boolean
  readonly isChatEnabled: boolean
  /** Undefined where it is switched off. */
  readonly policyUrl: string | undefined
  /** Undefined where it is not shown. */
  readonly contact: Contact | undefined
  /** In bytes. */
  readonly largestFile: number
  readonly customFieldsTitle: string
  readonly customFields: readonly { readonly code: string; readonly title: string }[]
  readonly carriers: readonly Carrier[]
  readonly reasons: readonly Choice[]
  readonly conditions: readonly Choice[]
  readonly resolutions: readonly Choice[]
}

export function byPosition<T extends Choice>(choices: readonly T[]): readonly T[] {
  return choices.toSorted((one, other) => one.position - other.position)
}

type Choices = Pick<ReturnSettings, 'reasons' | 'conditions' | 'resolutions'>
type Chosen = Pick<ReturnedItem, 'reasonId' | 'conditionId' | 'resolutionId'>

/** Reason, condition and resolution in the shop's words. What the shop no longer offers is left out. */
export function chosenLabels({ reasons, conditions, resolutions }: Choices, chosen: Chosen): readonly string[] {
  const found = [
    reasons.find(({ id }) => id === chosen.reasonId),
    conditions.find(({ id }) => id === chosen.conditionId),
    resolutions.find(({ id }) => id === chosen.resolutionId),
  ]
  return found.flatMap((choice) => choice?.label ?? [])
}
