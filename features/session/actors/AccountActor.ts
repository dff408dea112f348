import type { FieldProblem, ProfileField } from '#domain/session/profile'

/** The specification's words. */
export type Progress = 'empty' | 'wait' | 'done'

export interface AccountActor {
  openProfile(): Promise<void>
  openNotifications(): Promise<void>
  /** Hand as `l` or `r`. */
  fillIn(field: ProfileField, text: string): Promise<void>
  save(): Promise<void>
  markRead(title: string): Promise<void>
  markAllRead(): Promise<void>

  sections(): Promise<readonly string[]>
  /** Names with the day, such as `Gold 2026-06-02`. */
  endings(): Promise<readonly string[]>
  fields(): Promise<readonly ProfileField[]>
  filledIn(field: ProfileField): Promise<string>
  problemOf(field: ProfileField): Promise<FieldProblem | undefined>
  saving(): Promise<Progress>
  prefectures(): Promise<number>
  /** Undefined while loading. */
  unread(): Promise<number | undefined>
  notifications(): Promise<readonly { readonly title: string; readonly isRead: boolean }[]>
  marking(): Promise<Progress>
}
