export interface TokenSignInActor {
  stay(): Promise<void>
  goOn(): Promise<void>
  wait(): Promise<void>
  leave(): Promise<void>
  askForTicket(): Promise<void>

  /** Such as `ae`. */
  region(): Promise<string>
  otherSite(): Promise<string>
  saidInAddress(): Promise<readonly string[]>
  inNameOf(): Promise<string | undefined>
  ticket(): Promise<string | undefined>
}
