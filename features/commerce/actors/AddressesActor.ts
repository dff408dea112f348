import type { AddressField } from '#domain/commerce/addressDraft'

/** Addresses are identified by the first line of their street. */
export interface AddressesActor {
  open(): Promise<void>
  begin(): Promise<void>
  beginToChange(address: string): Promise<void>
  /** Country as two letters; region by name, or as free text if the country has no list. */
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
  objection(): Promise<string | undefined>
  regions(): Promise<number>
}
