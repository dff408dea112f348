import { startIn } from '#ui/learning/learningPaths.ts'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { ShareViewModel } from '#ui/learning/share/ShareViewModel.ts'
import { SharedViewModel } from '#ui/learning/shared/SharedViewModel.ts'
import { SwingViewModel } from '#ui/learning/swing/SwingViewModel.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { SharingActor } from '../SharingActor.ts'

export class ModelSharing implements SharingActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async share(title: string): Promise<void> {
    const model = await this.begin(title)
    await this.player.act(() => model.create())
  }

  async shareFromHere(title: string): Promise<void> {
    const model = await this.begin(title)
    await this.player.act(() => model.create())
    await this.player.act(() => model.startFromTime(true))
  }

  async thinkBetterOf(title: string): Promise<void> {
    const model = await this.begin(title)
    await this.player.act(() => model.close())
  }

  async copy(): Promise<void> {
    const model = await this.player.requireModel(ShareViewModel)
    await this.player.act(() => model.copy())
  }

  async open(id: string, query?: string): Promise<void> {
    await this.player.act((window) => window.openPublic(SharedViewModel, (model) => model.open(id, startIn(new URLSearchParams(query)))))
  }

  async address(): Promise<string | undefined> {
    return (await this.player.requireModel(ShareViewModel)).address
  }

  async title(): Promise<string | undefined> {
    const { isNowhere, reading } = await this.player.requireModel(SharedViewModel)
    return isNowhere ? undefined : reading.value?.item.title
  }

  async isPlayed(): Promise<boolean> {
    return (await this.player.requireModel(SharedViewModel)).reading.value?.player !== undefined
  }

  async time(): Promise<number> {
    return (await this.player.requireModel(SharedViewModel)).reading.value?.player?.time ?? 0
  }

  private async begin(title: string): Promise<ShareViewModel> {
    const window = await this.player.window()
    const item = shareables(window).find((each) => each.title === title)
    if (!item) throw new Error(`There is no ${title} to share`)
    const model = window.shownModel(ShareViewModel) ?? window.show(ShareViewModel)
    const { time } = window.shownModel(VideoViewModel)?.reading.value?.player ?? {}
    await this.player.act(() => model.open(item, time))
    return model
  }
}

function shareables(window: ModelWindow) {
  const shown = [
    window.shownModel(VideoViewModel)?.reading.value,
    window.shownModel(SwingViewModel),
    window.shownModel(LessonViewModel)?.videos,
  ]
  return shown.flatMap((each) => each?.shareable ?? [])
}

export function sharingMessages(window: ModelWindow): readonly Notice[] {
  const { creating, handed } = window.shownModel(ShareViewModel) ?? {}
  const shared = window.shownModel(SharedViewModel)
  return [
    ...failureMessages(creating?.failure, 'not-shared'),
    ...noticeIf(handed === 'copied', 'address-copied'),
    ...(shared?.isNowhere ? [] : failureMessages(shared?.reading.failure)),
  ]
}
