import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import type { ModelBrowser } from '../../../world/ActorEntry.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { LessonVideosActor } from '../LessonHistoryActor.ts'

export class ModelLessonVideos implements LessonVideosActor {
  private readonly player: ModelTab
  private readonly kept: () => readonly string[]

  constructor(player: ModelTab, { files }: ModelBrowser) {
    this.player = player
    this.kept = files
  }

  async restore(): Promise<void> {
    const model = await this.ask()
    await this.player.act(() => model.confirmRestore())
  }

  async thinkBetterOfRestoring(): Promise<void> {
    const model = await this.ask()
    await this.player.act(() => model.restore.drop())
  }

  async download(title: string): Promise<void> {
    const { videos, download } = await this.model()
    const video = videos?.lesson.videos.find((each) => each.title === title)
    if (!videos || !video) throw new Error(`There is no video ${title}`)
    await this.player.act(() => {
      videos.choose(video.id)
      return download.start(videos.lesson, video)
    })
  }

  async retryDownload(): Promise<void> {
    const { download } = await this.model()
    await this.player.act(() => download.retry())
  }

  async stopDownload(): Promise<void> {
    const { download } = await this.model()
    await this.player.act(() => download.cancel())
  }

  async arePutAway(): Promise<boolean> {
    return (await this.model()).videos?.lesson.isArchived === true
  }

  async files(): Promise<readonly string[]> {
    return this.kept()
  }

  private async ask(): Promise<LessonViewModel> {
    const model = await this.model()
    const { lesson } = model.videos ?? {}
    if (!lesson) throw new Error('There is no lesson')
    await this.player.act(() => model.restore.ask(lesson))
    return model
  }

  private model(): Promise<LessonViewModel> {
    return this.player.requireModel(LessonViewModel)
  }
}
