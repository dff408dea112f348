import type { VideoChoice } from '#app/learning/OpenVideo'
import { chapterAt } from '#domain/learning/chapters'
import { noteAt } from '#domain/learning/note'
import { pathOfVideo, startIn } from '#ui/learning/learningPaths.ts'
import type { NotesModel } from '#ui/learning/video/NotesModel.ts'
import { VideoViewModel } from '#ui/learning/video/VideoViewModel.ts'
import { videoTime } from '#ui/learning/videoTime.ts'
import { VideoStub } from '../../../../tests/builders/learning.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import type { ModelWindow } from '../../../world/model/ModelWindow.ts'
import { failureMessages } from '../../../world/model/messages.ts'
import type { Notice } from '../../../world/notices.ts'
import type { VideoActor } from '../VideoActor.ts'

export class ModelVideo implements VideoActor {
  private readonly player: ModelTab
  private video = new VideoStub()

  constructor(player: ModelTab) {
    this.player = player
  }

  open(id: string, seriesId?: string): Promise<void> {
    return this.arrive({ id, seriesId })
  }

  openAt(id: string, seconds: number): Promise<void> {
    return this.arrive({ id }, seconds)
  }

  private async arrive(choice: VideoChoice, at?: number): Promise<void> {
    await this.player.act((window) => window.visit(VideoViewModel, (model) => model.open(choice, at)))
    const showing = (await this.model()).reading.value
    this.video = new VideoStub(showing?.video.media.seconds)
    showing?.player.attach(this.video)
  }

  async watch(seconds: number): Promise<void> {
    const window = await this.player.window()
    // A playing video schedules reports for ever, so time would never stand still.
    if (this.video.paused) await window.settle()
    this.video.land()
    this.video.begin()
    this.video.pass(seconds)
    this.video.pause()
    await window.settle()
  }

  async letRun(seconds: number): Promise<void> {
    const window = await this.player.window()
    await window.settle()
    this.video.land()
    this.video.begin()
    for (let second = 0; second < seconds; second += 1) {
      this.video.pass(1)
      await window.pass(Temporal.Duration.from({ seconds: 1 }))
    }
  }

  async moveTo(seconds: number): Promise<void> {
    const window = await this.player.window()
    this.video.currentTime = seconds
    this.video.land()
    await window.pass(Temporal.Duration.from({ seconds: 0 }))
  }

  skip(seconds: number): Promise<void> {
    return this.moveTo(this.video.currentTime + seconds)
  }

  async startOver(): Promise<void> {
    const model = await this.model()
    await this.player.act(() => {
      model.reading.value?.resume.startOver()
      this.video.land()
      this.video.pause()
    })
  }

  async mark(presses = 1): Promise<void> {
    const { favourite, marks, asRead } = await this.kept()
    await this.player.act(() => Promise.all(Array.from({ length: presses }, () => marks.toggle(favourite, asRead))))
  }

  async isMarked(): Promise<boolean> {
    const { favourite, marks, asRead } = await this.kept()
    return marks.isKept(favourite, asRead)
  }

  async place(): Promise<readonly [title: string, place: number] | undefined> {
    const series = (await this.model()).reading.value?.video.series
    return series && [series.title, series.index + 1]
  }

  async note(text: string): Promise<void> {
    const model = await this.model()
    await this.player.act(() => {
      model.beginNote()
      model.notes.write(text)
      return model.notes.save()
    })
  }

  async beginNote(text: string): Promise<void> {
    const model = await this.model()
    await this.player.act(() => {
      model.beginNote()
      model.notes.write(text)
    })
  }

  async noteBegun(): Promise<string> {
    return (await this.model()).notes.draft?.text ?? ''
  }

  async beginChange(text: string, to: string): Promise<void> {
    const { notes } = await this.model()
    await this.player.act(() => {
      notes.edit(this.noteWith(notes, text))
      notes.write(to)
    })
  }

  async changeNote(text: string, to: string): Promise<void> {
    await this.beginChange(text, to)
    const { notes } = await this.model()
    await this.player.act(() => notes.save())
  }

  async removeNote(text: string): Promise<void> {
    const { notes } = await this.model()
    await this.player.act(() => notes.remove(this.noteWith(notes, text)))
  }

  async goToNote(text: string): Promise<void> {
    const { notes, reading } = await this.model()
    await this.player.act(() => reading.value?.player.seekTo(this.noteWith(notes, text).time))
    this.video.land()
  }

  async followNoteLink(text: string): Promise<void> {
    const { notes } = await this.model()
    const address = new URL(pathOfVideo(notes.videoId, undefined, this.noteWith(notes, text).time), 'https://www.clubhouse.example')
    await this.arrive({ id: notes.videoId }, startIn(address.searchParams))
    this.video.land()
  }

  async goToChapter(title: string): Promise<void> {
    const { reading } = await this.model()
    const chapter = reading.value?.video.chapters.find((each) => each.title === title)
    if (!chapter) throw new Error(`There is no chapter ${title}`)
    await this.player.act(() => reading.value?.player.seekTo(chapter.time))
    this.video.land()
  }

  async leadsToLibrary(): Promise<boolean> {
    throw new Error('View models have no links')
  }

  async title(): Promise<string | undefined> {
    return (await this.model()).reading.value?.video.title
  }

  async isResumed(): Promise<boolean> {
    return (await this.model()).reading.value?.resume.resumedAt !== undefined
  }

  async time(): Promise<number> {
    return Math.floor(this.video.currentTime)
  }

  async notes(): Promise<readonly string[]> {
    return (await this.model()).notes.all.map(({ text }) => text)
  }

  async markedNote(): Promise<string | undefined> {
    const { notes, reading } = await this.model()
    return reading.value && noteAt(notes.all, reading.value.player.time)?.text
  }

  async chapters(): Promise<readonly string[]> {
    return (await this.model()).reading.value?.video.chapters.map(({ time, title }) => `${videoTime(time)} ${title}`) ?? []
  }

  async chapter(): Promise<string | undefined> {
    const showing = (await this.model()).reading.value
    return showing && chapterAt(showing.video.chapters, showing.player.time)?.title
  }

  async next(): Promise<string | undefined> {
    return (await this.model()).next?.title
  }

  private async kept() {
    const { favourite, marks, reading } = await this.model()
    if (!favourite) throw new Error('No video of a series is open')
    return { favourite, marks, asRead: reading.value?.video.isFavourite ?? false }
  }

  private noteWith(notes: NotesModel, text: string) {
    const note = notes.all.find((each) => each.text === text)
    if (!note) throw new Error(`There is no note ${text}`)
    return note
  }

  private model(): Promise<VideoViewModel> {
    return this.player.requireModel(VideoViewModel)
  }
}

export function videoMessages(window: ModelWindow): readonly Notice[] {
  const model = window.shownModel(VideoViewModel)
  const { saving, removing, reading } = model?.notes ?? {}
  return [model?.reading.failure, reading?.failure, saving?.failure, removing?.failure, model?.marks.failure].flatMap((failure) =>
    failureMessages(failure),
  )
}
