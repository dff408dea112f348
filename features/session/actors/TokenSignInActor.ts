/** Coming from another region or with a ticket, being sent to another region, and letting the desk in. */
export interface TokenSignInActor {
  /** Instead of being taken to the other region. */
  stay(): Promise<void>
  /** To the other region, at once. */
  goOn(): Promise<void>
  /** For what goes on by itself. */
  wait(): Promise<void>
  /** Ends a session by ticket, where it says that it is one. */
  leave(): Promise<void>
  askForTicket(): Promise<void>

  /** Of the club that is before the player, as `ae`. */
  region(): Promise<string>
  /** Where the way leads for an account of another region, as it is read. */
  otherSite(): Promise<string>
  /** The names of what the address says beside the screen. */
  saidInAddress(): Promise<readonly string[]>
  /** In whose name somebody of the staff is here; nothing where the player is. */
  inNameOf(): Promise<string | undefined>
  ticket(): Promise<string | undefined>
}
