import type { ReturnedItem, ReturnRequest } from './returnRequest.ts'

export interface Choice {
  readonly id: number
  readonly label: string
  readonly position: number
}

export interface Reason extends Choice {
  /** Of the parcel back to the shop; undefined where the shop doesn't say. */
  readonly payer: 'customer' | 'shop' | undefined
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
  readonly reasons: readonly Reason[]
  readonly conditions: readonly Choice[]
  readonly resolutions: readonly Choice[]
}

export function byPosition<T extends Choice>(choices: readonly T[]): readonly T[] {
  return choices.toSorted((one, other) => one.position - other.position)
}

type Choices = Readonly<Record<'reasons' | 'conditions' | 'resolutions', readonly Choice[]>>
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

/** What was entered, under the shop's titles. A field that the shop no longer asks for is left out. */
export function titledFields(
  { customFields }: Pick<ReturnSettings, 'customFields'>,
  fields: ReturnRequest['fields'],
): readonly { readonly title: string; readonly value: string }[] {
  return customFields.flatMap(({ code, title }) => fields.filter((field) => field.code === code).map(({ value }) => ({ title, value })))
}
