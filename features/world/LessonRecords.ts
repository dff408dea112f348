import { arrange } from '#mocks/contexts/arrange'
import { themeNames } from '#mocks/contexts/learning/themes/index'
import { fullName } from '#mocks/world/names'
import type { World } from '#mocks/world/World'
import { titleOf } from './libraryTitles.ts'

export interface LessonRecordInput {
  readonly theme: string
  readonly coach: string
  readonly start: Temporal.Instant
  readonly appointmentId?: string
}

export class LessonRecords {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  clear(): void {
    arrange(this.world).teaching.isNone()
  }

  async taught(playerId: string, { coach: name, theme: wanted, ...wish }: LessonRecordInput): Promise<void> {
    const coach = this.world.coaches.first((each) => fullName(each) === name)
    const theme = themeNames.find((each) => each === wanted)
    if (!coach || !theme) throw new Error(`${name} does not teach ${wanted}`)
    await arrange(this.world).teaching.add({ playerId, coachId: coach.id, lessonTypeId: 'iron-play', theme, ...wish })
  }

  get lastTaught(): string {
    return this.lesson.id
  }

  async isBeingWritten(): Promise<void> {
    await this.world.taughtLessons.change(this.lesson.id, { draft: true })
  }

  async isPutAway(): Promise<void> {
    await arrange(this.world).teaching.isArchived(this.lesson.id)
  }

  get arePutAway(): boolean {
    return this.lesson.archived
  }

  private get lesson() {
    const row = this.world.taughtLessons.list().at(-1)
    if (!row) throw new Error('Nothing was taught')
    return row
  }

  coachNotes(playerId: string, note: string): Promise<void> {
    return arrange(this.world).plan.hasNote(playerId, note)
  }

  planStands(playerId: string, status: string | undefined): Promise<void> {
    return arrange(this.world).plan.stands(playerId, status)
  }

  watchedOf(playerId: string, videoId: string): number {
    return Math.floor(this.world.videoViews.find(`${playerId}/${videoId}`)?.watchedTime ?? 0)
  }

  notesOf(playerId: string, videoId: string): readonly string[] {
    const rows = this.world.videoNotes.list((row) => row.playerId === playerId && row.videoId === videoId)
    return rows.map(({ time, note }) => `${Math.floor(time)}: ${note}`)
  }

  async hasShared(playerId: string, title: string, url = '/full-swing-face-on/video.mp4'): Promise<void> {
    const video = { sourceId: 'video', url, type: 'lesson-video', thumbnail: '', title, description: '' }
    await this.world.shares.add({ id: this.world.nextId('shared'), playerId, ...video })
  }

  get shared() {
    const row = this.world.shares.list().at(-1)
    if (!row) throw new Error('Nothing is shared')
    return row
  }

  sharedAs(title: string): string | undefined {
    return this.world.shares.first((row) => row.title === title)?.id
  }

  isRecorded(playerId: string, times: number): Promise<void> {
    return arrange(this.world).swings.areMany(playerId, times)
  }

  commentsOn(swingId: string): readonly string[] {
    return this.world.swingComments.list((row) => row.swingId === swingId).map(({ comment }) => comment)
  }

  planOf(playerId: string): string | undefined {
    return this.world.lessonPlans.get(playerId).status
  }

  /** The latest first. */
  favouritesOf(playerId: string) {
    const kept = this.world.videoFavourites.list((row) => row.playerId === playerId).toReversed()
    return kept.map(({ seriesId, videoId }) => ({ series: titleOf(seriesId), video: videoId === undefined ? '' : titleOf(videoId) }))
  }
}
