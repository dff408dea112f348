import type { AddressField } from '#domain/commerce/addressDraft'

/** Addresses are named by the first line of their street. */
export interface AddressesActor {
  open(): Promise<void>
  begin(): Promise<void>
  beginToChange(address: string): Promise<void>
  /** A country by two letters; a region by its name, or in words where there is no list. */
  fillIn(field: AddressField, text: string): Promise<void>
  save(): Promise<void>
  askToDelete(address: string): Promise<void>
  delete(address: string): Promise<void>
  thinkBetterOfDeleting(address: string): Promise<void>
  takeBack(): Promise<void>

  all(): Promise<readonly string[]>
  defaults(): Promise<{ readonly shipping: string | undefined; readonly billing: string | undefined }>
  filledIn(field: AddressField): Promise<string>
  isMissing(field: AddressField): Promise<boolean>
  isUnderWay(): Promise<boolean>
  /** What the shop minds, the first of it. */
  objection(): Promise<string | undefined>
  /** How many there are to choose from in the country that is chosen now. */
  regions(): Promise<number>
}
