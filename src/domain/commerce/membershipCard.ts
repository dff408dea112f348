/** A gift card that is redeemed for a membership. */
export interface MembershipCard {
  readonly isValid: boolean
  readonly skuId: string | undefined
  readonly skuName: string | undefined
  /** The server's own word: `simulator` or `membership`. */
  readonly type: string | undefined
  /** The server's, kept with a refusal and never shown. */
  readonly message: string | undefined
}

export type CardRedemption = { readonly kind: 'redeemed' } | { readonly kind: 'refused'; readonly message: string | undefined }
