import type { FieldProblem, ProfileField } from '#domain/session/profile'
import type { Operation } from '#domain/shared/operation'
import { openSections } from '#ui/session/account-page/sections.ts'
import { EndingViewModel } from '#ui/session/ending/EndingViewModel.ts'
import { NotificationsViewModel } from '#ui/session/notifications/NotificationsViewModel.ts'
import { ProfileViewModel } from '#ui/session/profile/ProfileViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf, writeFailureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { AccountActor, Progress } from '../AccountActor.ts'

export class ModelAccount implements AccountActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  openProfile(): Promise<void> {
    return this.player.act((window) => {
      window.visit(ProfileViewModel)
      window.show(EndingViewModel)
    })
  }

  openNotifications(): Promise<void> {
    return this.player.act((window) => window.visit(NotificationsViewModel))
  }

  fillIn(field: ProfileField, text: string): Promise<void> {
    return this.player.act((window) => window.shownModel(ProfileViewModel)?.change(field, text))
  }

  save(): Promise<void> {
    return this.player.act((window) => window.shownModel(ProfileViewModel)?.save())
  }

  markRead(title: string): Promise<void> {
    return this.player.act((window) => {
      const model = window.shownModel(NotificationsViewModel)
      const found = model?.list.value?.find((each) => each.title === title)
      if (!found) throw new Error(`Nothing was told about ${title}`)
      return model?.markRead(found)
    })
  }

  markAllRead(): Promise<void> {
    return this.player.act((window) => window.shownModel(NotificationsViewModel)?.markAllRead())
  }

  async sections(): Promise<readonly string[]> {
    const { account } = (await this.player.window()).shell
    return openSections(account).map(({ key }) => key)
  }

  async endings(): Promise<readonly string[]> {
    const { all } = await this.player.requireModel(EndingViewModel)
    return all.map(({ name, on, amount }) => `${name ?? `${amount} lessons`} ${on}`)
  }

  async fields(): Promise<readonly ProfileField[]> {
    return (await this.profile()).fields
  }

  async filledIn(field: ProfileField): Promise<string> {
    return (await this.profile()).typed?.[field] ?? ''
  }

  async problemOf(field: ProfileField): Promise<FieldProblem | undefined> {
    return (await this.profile()).problems[field]
  }

  async saving(): Promise<Progress> {
    return progressOf((await this.profile()).operation)
  }

  async prefectures(): Promise<number> {
    return (await this.profile()).prefectures.list.value?.length ?? 0
  }

  async unread(): Promise<number | undefined> {
    return (await this.player.window()).shell.bell.unread
  }

  async notifications() {
    const { list } = await this.player.requireModel(NotificationsViewModel)
    return list.value?.map(({ title, isRead }) => ({ title, isRead })) ?? []
  }

  async marking(): Promise<Progress> {
    return progressOf((await this.player.requireModel(NotificationsViewModel)).operation)
  }

  private profile(): Promise<ProfileViewModel> {
    return this.player.requireModel(ProfileViewModel)
  }
}

function progressOf({ state }: Operation<string, unknown>): Progress {
  if (state === 'idle') return 'empty'
  return state === 'wait' ? 'wait' : 'done'
}

export function accountMessages(window: ModelWindow): readonly Notice[] {
  const profile = window.shownModel(ProfileViewModel)
  const notifications = window.shownModel(NotificationsViewModel)
  return [
    ...failureMessages(profile?.profile.failure, 'profile-unread'),
    ...failureMessages(profile?.prefectures.list.failure, 'prefectures-unread'),
    ...writeFailureMessages(profile?.saving.failure, 'profile-not-saved'),
    ...noticeIf(profile?.problem?.kind === 'unchanged', 'nothing-to-save'),
    ...failureMessages(notifications?.list.failure, 'notifications-unread'),
  ]
}
