/** A receipt download, as the club answered it. */
export interface ReceiptDocument {
  readonly html: string
  /** Undefined if it leads to another host. */
  readonly link: string | undefined
}

export const longestReceiptAddress = 200

export type ReceiptAddressProblem = 'missing' | 'long'

export function receiptAddressProblem(address: string): ReceiptAddressProblem | undefined {
  const text = address.trim()
  if (text === '') return 'missing'
  return [...text].length > longestReceiptAddress ? 'long' : undefined
}

/** The last part of its address; file systems don't accept every sign. */
export function fileNameOf(link: string, orderNumber: string): string {
  const last = new URL(link).pathname.split('/').at(-1) ?? ''
  return /^[\w-]+\.(?:pdf|html)$/.test(last) ? last : `receipt-${orderNumber.replaceAll(/[^\w-]/g, '')}.html`
}
