import type { PlaybackPreferences } from '#app/learning/ports/PlaybackPreferences'
import type { CoachNote, Lesson, LessonVideo } from '#domain/learning/lesson'
import { noteAt } from '#domain/learning/note'
import { type Shareable, shareableVideo } from '#domain/learning/share'
import { makeReactive } from '#ui/shell/makeReactive.ts'
import { PlayerModel } from '../player/PlayerModel.ts'

export class LessonVideos {
  lesson: Lesson
  private chosenId: string | undefined = undefined
  readonly #players = new Map<string, PlayerModel>()
  readonly #viewing: PlaybackPreferences

  constructor(lesson: Lesson, viewing: PlaybackPreferences) {
    this.lesson = lesson
    this.#viewing = viewing
    makeReactive(this)
  }

  get video(): LessonVideo | undefined {
    const { videos } = this.lesson
    return videos.find(({ id }) => id === this.chosenId) ?? videos[0]
  }

  get player(): PlayerModel | undefined {
    return this.video && this.playerOf(this.video)
  }

  get shareable(): Shareable | undefined {
    const { id: sourceId, media, title: angle } = this.video ?? {}
    if (!sourceId || !media) return undefined
    const { title, comment: description } = this.lesson
    return shareableVideo(media, { sourceId, type: 'lesson-video', title: `${title} – ${angle}`, description })
  }

  get reachedNote(): CoachNote | undefined {
    const { id } = this.video ?? {}
    const timed = this.lesson.notes.flatMap((note) =>
      note.moment?.videoId === id && note.moment ? [{ note, time: note.moment.time }] : [],
    )
    const inTime = timed.toSorted((one, other) => one.time - other.time)
    return noteAt(inTime, this.player?.time ?? 0)?.note
  }

  /** A reload keeps the video playing. */
  receive(lesson: Lesson): void {
    this.lesson = lesson
  }

  choose(videoId: string): void {
    if (videoId === this.video?.id) return
    this.player?.pause()
    this.chosenId = videoId
  }

  goTo({ moment }: CoachNote): void {
    if (!moment) return
    this.choose(moment.videoId)
    this.player?.seekTo(moment.time)
  }

  private playerOf({ id, media }: LessonVideo): PlayerModel {
    const player = this.#players.get(id) ?? new PlayerModel(media, this.#viewing)
    this.#players.set(id, player)
    return player
  }
}
