import { observer } from 'mobx-react-lite'
import { CoachNotes } from './CoachNotes.tsx'
import { DownloadStatus } from './DownloadStatus.tsx'
import { Drills } from './Drills.tsx'
import styles from './LessonPage.module.scss'
import { LessonVideoPlayer } from './LessonVideoPlayer.tsx'
import type { LessonVideos } from './LessonVideos.ts'
import type { LessonViewModel } from './LessonViewModel.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

interface LessonContentProps {
  readonly videos: LessonVideos
  readonly model: LessonViewModel
}

export const LessonContent = observer(function LessonContent({ videos, model }: LessonContentProps) {
  const { lesson } = videos
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <DownloadStatus download={model.download} />
        <LessonVideoPlayer videos={videos} onRestore={() => model.restore.ask(lesson)} />
        <RestoreDialog model={model.restore} onConfirm={model.confirmRestore} />
      </div>
      <div className={styles['beside']}>
        <CoachNotes videos={videos} />
      </div>
      {lesson.drills.length > 0 && <Drills drills={lesson.drills} />}
    </div>
  )
})
