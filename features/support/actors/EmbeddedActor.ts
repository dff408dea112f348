export interface EmbeddedActor {
  offersWayBack(): Promise<boolean>
  goBack(): Promise<void>
  /** The app around shows its own screen. */
  isBack(): Promise<boolean>
  /** The app around asks for an address of the club. */
  open(address: string): Promise<void>
  /** Another page does. */
  openFromElsewhere(address: string): Promise<void>
  isInAddress(): Promise<boolean>
  /** Whether each link to another screen keeps the club embedded. */
  isInLinks(): Promise<boolean>
  showsNothing(): Promise<boolean>
}
