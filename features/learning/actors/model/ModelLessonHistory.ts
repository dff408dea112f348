import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { VideoStub } from '../../../../tests/builders/learning.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages, noticeIf } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { LessonHistoryActor, LessonsOfMonth } from '../LessonHistoryActor.ts'

export class ModelLessonHistory implements LessonHistoryActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  openAll(): Promise<void> {
    return this.player.act((window) => window.visit(LessonHistoryViewModel))
  }

  async askForOlder(): Promise<void> {
    const history = await this.player.requireModel(LessonHistoryViewModel)
    await this.player.act(() => history.showMore())
  }

  openLatest(): Promise<void> {
    return this.player.act((window) => window.visit(LessonViewModel, (model) => model.openLatest()))
  }

  open(id: string): Promise<void> {
    return this.player.act((window) => window.visit(LessonViewModel, (model) => model.open(id)))
  }

  async openAmongAll(title: string): Promise<void> {
    await this.openAll()
    const { reading } = await this.player.requireModel(LessonHistoryViewModel)
    const lesson = reading.value?.find((each) => each.title === title)
    if (!lesson) throw new Error(`There is no lesson ${title}`)
    await this.open(lesson.id)
  }

  async openFromAppointment(id: string): Promise<void> {
    await this.player.act((window) => window.visit(AppointmentViewModel, (model) => model.open(id)))
    const { lessonId } = (await this.player.requireModel(AppointmentViewModel)).appointment ?? {}
    if (lessonId === undefined) throw new Error('Nothing was taught in it')
    await this.open(lessonId)
  }

  async goToNote(title: string): Promise<void> {
    const videos = await this.lesson()
    const note = videos?.lesson.notes.find((each) => each.title === title)
    if (!videos || !note) throw new Error(`The coach has seen nothing as ${title}`)
    await this.player.act(() => videos.goTo(note))
  }

  async all(): Promise<readonly LessonsOfMonth[]> {
    const { months } = await this.player.requireModel(LessonHistoryViewModel)
    return months.map(({ month, lessons }) => ({ month: month.toString(), titles: lessons.map(({ title }) => title) }))
  }

  async title(): Promise<string | undefined> {
    return (await this.lesson())?.lesson.title
  }

  async coach(): Promise<string | undefined> {
    const { coach } = (await this.lesson())?.lesson ?? {}
    return coach && `${coach.firstName} ${coach.lastName}`
  }

  async videos(): Promise<readonly string[]> {
    return (await this.lesson())?.lesson.videos.map(({ title }) => title) ?? []
  }

  async notes(): Promise<readonly string[]> {
    return (await this.lesson())?.lesson.notes.map(({ title }) => title) ?? []
  }

  async drills(): Promise<readonly string[]> {
    return (await this.lesson())?.lesson.drills.map(({ title }) => title) ?? []
  }

  async video(): Promise<{ readonly title: string; readonly time: number } | undefined> {
    const { video, player } = (await this.lesson()) ?? {}
    if (!video || !player) return undefined
    const standing = new VideoStub(video.media.seconds)
    player.attach(standing)()
    return { title: video.title, time: Math.floor(standing.currentTime) }
  }

  private async lesson() {
    return (await this.player.requireModel(LessonViewModel)).videos
  }
}

export function lessonHistoryMessages(window: ModelWindow): readonly Notice[] {
  const { reading, restore, download } = window.shownModel(LessonViewModel) ?? {}
  return [
    ...failureMessages(window.shownModel(LessonHistoryViewModel)?.reading.failure),
    ...failureMessages(reading?.failure),
    ...failureMessages(restore?.restoring.failure, 'videos-not-restored'),
    ...failureMessages(download?.fetching.failure, 'video-not-downloaded'),
    ...noticeIf(download?.outcome === 'dropped', 'download-stopped'),
  ]
}
