import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { LessonHistoryViewModel } from '#ui/learning/lesson-history/LessonHistoryViewModel.ts'
import { AppointmentViewModel } from '#ui/scheduling/appointment/AppointmentViewModel.ts'
import { StandingFilm } from '../../../../tests/builders/learning.ts'
import type { Notice } from '../../Actor.ts'
import type { LessonsOfMonth, TaughtActor } from '../../taught.ts'
import type { ModelWindow } from '../ModelWindow.ts'
import type { Player } from '../Player.ts'
import { toldOf, when } from '../told.ts'

export class ModelTaught implements TaughtActor {
  private readonly player: Player

  constructor(player: Player) {
    this.player = player
  }

  openAll(): Promise<void> {
    return this.player.act((window) => window.visit(LessonHistoryViewModel))
  }

  async askForOlder(): Promise<void> {
    const history = await this.player.front(LessonHistoryViewModel)
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
    const { reading } = await this.player.front(LessonHistoryViewModel)
    const lesson = reading.value?.find((each) => each.title === title)
    if (!lesson) throw new Error(`There is no lesson ${title}`)
    await this.open(lesson.id)
  }

  async openFromAppointment(id: string): Promise<void> {
    await this.player.act((window) => window.visit(AppointmentViewModel, (model) => model.open(id)))
    const { lessonId } = (await this.player.front(AppointmentViewModel)).appointment ?? {}
    if (lessonId === undefined) throw new Error('Nothing was taught in it')
    await this.open(lessonId)
  }

  async goToNote(title: string): Promise<void> {
    const films = await this.lesson()
    const note = films?.lesson.notes.find((each) => each.title === title)
    if (!films || !note) throw new Error(`The coach has seen nothing as ${title}`)
    await this.player.act(() => films.goTo(note))
  }

  async all(): Promise<readonly LessonsOfMonth[]> {
    const { months } = await this.player.front(LessonHistoryViewModel)
    return months.map(({ month, lessons }) => ({ month: month.toString(), titles: lessons.map(({ title }) => title) }))
  }

  async title(): Promise<string | undefined> {
    return (await this.lesson())?.lesson.title
  }

  async coach(): Promise<string | undefined> {
    const { coach } = (await this.lesson())?.lesson ?? {}
    return coach && `${coach.firstName} ${coach.lastName}`
  }

  async films(): Promise<readonly string[]> {
    return (await this.lesson())?.lesson.videos.map(({ title }) => title) ?? []
  }

  async notes(): Promise<readonly string[]> {
    return (await this.lesson())?.lesson.notes.map(({ title }) => title) ?? []
  }

  async drills(): Promise<readonly string[]> {
    return (await this.lesson())?.lesson.drills.map(({ title }) => title) ?? []
  }

  /** The film comes once it is looked at. */
  async film(): Promise<{ readonly title: string; readonly time: number } | undefined> {
    const { video, player } = (await this.lesson()) ?? {}
    if (!video || !player) return undefined
    const film = new StandingFilm(video.media.seconds)
    player.attach(film)()
    return { title: video.title, time: Math.floor(film.currentTime) }
  }

  private async lesson() {
    return (await this.player.front(LessonViewModel)).films
  }
}

export function toldInLessons(window: ModelWindow): readonly Notice[] {
  const { reading, restore, download } = window.inFront(LessonViewModel) ?? {}
  return [
    ...toldOf(window.inFront(LessonHistoryViewModel)?.reading.failure),
    ...toldOf(reading?.failure),
    ...toldOf(restore?.restoring.failure, 'films-not-back'),
    ...toldOf(download?.fetching.failure, 'film-not-come'),
    ...when(download?.outcome === 'dropped', 'download-stopped'),
  ]
}
