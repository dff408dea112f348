import type { FileKind } from '../../world/attachedFiles.ts'

export interface ReturnsActor {
  open(): Promise<void>
  narrowTo(status: string): Promise<void>
  narrowToDays(from: string, to: string): Promise<void>
  /** The first of the list. */
  openLatest(): Promise<void>
  comeByAddress(id: string): Promise<void>

  begin(orderNumber: string): Promise<void>
  chooseItem(name: string): Promise<void>
  note(text: string): Promise<void>
  attach(file: FileKind): Promise<void>
  /** With the first reason, condition and resolution. */
  request(name: string, quantity: number, presses?: number): Promise<void>

  send(text: string): Promise<void>
  deleteOwnMessage(): Promise<void>
  addTracking(number: string, carrier: string): Promise<void>
  removeTracking(number: string): Promise<void>
  rate(stars: number, comment: string): Promise<void>
  close(): Promise<void>

  /** "Oak Tees, 50, Refunded" for each, from top to bottom. */
  list(): Promise<readonly string[]>
  areClosed(): Promise<boolean>
  isNotFound(): Promise<boolean>
  isOfferedByOrder(): Promise<boolean>
  /** "Fescue Polo: onSale" for each item of the order with a reason. */
  reasonsOfOrder(): Promise<readonly string[]>
  /** Names, each with the quantity that is offered or the reason against it. */
  items(): Promise<readonly string[]>
  reasonChoices(): Promise<readonly string[]>
  noted(): Promise<string>
  files(): Promise<readonly string[]>
  /** Items and label of the return that is open. */
  shown(): Promise<{ readonly items: string; readonly status: string } | undefined>
  /** "label", "slip" or "ticket" */
  documents(): Promise<readonly string[]>
  deletableMessages(): Promise<readonly string[]>
  senders(): Promise<readonly string[]>
  lastMessage(): Promise<string | undefined>
  messageBox(): Promise<string>
  /** "1Z…, removable" */
  parcels(): Promise<readonly string[]>
  parts(): Promise<readonly string[]>
}
