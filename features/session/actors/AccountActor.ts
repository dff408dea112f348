import type { FieldProblem, ProfileField } from '#domain/session/profile'

/** Where a write is, in the words of the specification. */
export type Progress = 'empty' | 'wait' | 'done'

/** What the player tells the club, and the club the player. */
export interface AccountActor {
  openProfile(): Promise<void>
  openNotifications(): Promise<void>
  /** As into the form, the hand as `l` or `r`. */
  fillIn(field: ProfileField, text: string): Promise<void>
  save(): Promise<void>
  markRead(title: string): Promise<void>
  markAllRead(): Promise<void>

  /** By which names the account's parts are offered. */
  sections(): Promise<readonly string[]>
  /** What the form asks for. */
  fields(): Promise<readonly ProfileField[]>
  filledIn(field: ProfileField): Promise<string>
  problemOf(field: ProfileField): Promise<FieldProblem | undefined>
  saving(): Promise<Progress>
  /** How many there are to choose from. */
  prefectures(): Promise<number>
  /** Nothing while the club has not told it. */
  unread(): Promise<number | undefined>
  /** The latest first. */
  notifications(): Promise<readonly { readonly title: string; readonly isRead: boolean }[]>
  marking(): Promise<Progress>
}
