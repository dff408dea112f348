/** Amounts without their currency's symbol, such as `56.29`. */
export interface PurchasesActor {
  open(): Promise<void>
  filterByPlayer(name: string): Promise<void>
  openPurchase(orderNumber: string): Promise<void>
  makeOutReceipt(address: string): Promise<void>
  download(): Promise<void>

  /** "CH20486 102.84". */
  totals(): Promise<readonly string[]>
  receiptState(): Promise<'idle' | 'wait' | 'success'>
  downloadState(): Promise<'idle' | 'wait' | 'downloaded'>
  /** The document, as text. */
  receiptText(): Promise<string>
  /** Names of files that were downloaded. */
  files(): Promise<readonly string[]>
  /** In a browser. */
  isHarmless(): Promise<boolean>
  /** In a browser. */
  printed(): Promise<{ readonly hasName: boolean; readonly hasReceipt: boolean; readonly controls: number }>
}
