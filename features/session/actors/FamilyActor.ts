import type { paths } from '#ui/shell/paths.ts'

export type ScreenName = keyof typeof paths

export interface FamilyActor {
  look(): Promise<void>
  actFor(firstName: string): Promise<void>
  givePassword(password: string): Promise<void>
  goBack(): Promise<void>
  decline(): Promise<void>
  /** An id, or `true`. */
  comeFor(subAccount: string): Promise<void>

  names(): Promise<readonly string[]>
  actsFor(): Promise<string | undefined>
  isAskedForPassword(): Promise<boolean>
}

export interface AreasActor {
  offered(): Promise<readonly string[]>
  /** By address, whatever the navigation offers. */
  comeTo(screen: ScreenName): Promise<void>
  isTurnedAway(): Promise<boolean>
}
