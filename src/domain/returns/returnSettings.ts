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
