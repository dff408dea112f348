export type ShopOwner = 'club' | 'launch monitor'

/** A shop for memberships. Its cart, checkout and address book are used by the same actors as the club's. */
export interface MembershipShopActor {
  open(owner: ShopOwner): Promise<void>
  /** In the shop that is open. */
  look(product: string): Promise<void>
  openCart(): Promise<void>
  checkOut(): Promise<void>
  openAddresses(): Promise<void>

  /** Such as `Metal Case 39`, in the shop's order. */
  products(): Promise<readonly string[]>
  isClosed(): Promise<boolean>
}
