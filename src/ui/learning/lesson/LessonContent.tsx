import { observer } from 'mobx-react-lite'
import { CoachWords } from './CoachWords.tsx'
import { DownloadStatus } from './DownloadStatus.tsx'
import { Drills } from './Drills.tsx'
import { FilmOfLesson } from './FilmOfLesson.tsx'
import type { LessonFilms } from './LessonFilms.ts'
import styles from './LessonPage.module.scss'
import type { LessonViewModel } from './LessonViewModel.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

interface LessonContentProps {
  readonly films: LessonFilms
  readonly model: LessonViewModel
}

export const LessonContent = observer(function LessonContent({ films, model }: LessonContentProps) {
  const { lesson } = films
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <DownloadStatus download={model.download} />
        <FilmOfLesson films={films} onRestore={() => model.restore.ask(lesson)} />
        <RestoreDialog model={model.restore} onConfirm={model.confirmRestore} />
      </div>
      <div className={styles['beside']}>
        <CoachWords films={films} />
      </div>
      {lesson.drills.length > 0 && <Drills drills={lesson.drills} />}
    </div>
  )
})
