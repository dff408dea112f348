import type { paths } from '#ui/shell/paths.ts'

export type ScreenName = keyof typeof paths

/** Acting for somebody of the family. */
export interface FamilyActor {
  /** At the accounts of the family. */
  look(): Promise<void>
  actFor(firstName: string): Promise<void>
  givePassword(password: string): Promise<void>
  goBack(): Promise<void>
  decline(): Promise<void>
  /** As an address says it: an id, or `true`. */
  comeFor(subAccount: string): Promise<void>

  names(): Promise<readonly string[]>
  /** Who is named in the head of the club; nobody while the player acts alone. */
  actsFor(): Promise<string | undefined>
  isAskedForPassword(): Promise<boolean>
}

/** What there is for this kind of player. */
export interface AreasActor {
  offered(): Promise<readonly string[]>
  /** By typing the address of a screen, whatever the navigation offers. */
  comeTo(screen: ScreenName): Promise<void>
  /** Whether the player is told that this is not for them. */
  isTurnedAway(): Promise<boolean>
}
