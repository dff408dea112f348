import { LessonCache } from '#app/learning/LessonCache'
import type { OpenLesson } from '#app/support/ports/OpenLesson'
import type { Lesson } from '#domain/learning/lesson'
import type { TakenLesson } from '#domain/support/survey'
import type { OpenPart } from '../part.ts'

/** Follows what the lesson's page reads, without requests of its own. */
export class LearningOpenLesson implements OpenLesson {
  private readonly open: OpenPart

  constructor(open: OpenPart) {
    this.open = open
  }

  watch(id: string | undefined, report: (lesson: TakenLesson) => void): () => void {
    const stop = new AbortController()
    const reportIf = (lesson: Lesson | undefined) => {
      if (lesson && (id === undefined || lesson.id === id) && !stop.signal.aborted) report(takenLesson(lesson))
    }
    const follow = (cache: LessonCache) => {
      reportIf(id === undefined ? cache.newest : cache.find(id))
      const reading = cache.lessonsRead.subscribe(reportIf)
      stop.signal.addEventListener('abort', () => reading.unsubscribe())
    }
    // Without its code the page shows no lesson that could be rated.
    void this.open(() => import('../learning/lessons.ts')).then(
      (resolve) => follow(resolve(LessonCache)),
      () => undefined,
    )
    return () => stop.abort()
  }
}

function takenLesson({ id, title, start, minutes }: Lesson): TakenLesson {
  return { id, title, end: start.add({ minutes }) }
}
