import { Archive } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { Player } from '../player/Player.tsx'
import styles from './LessonVideoPlayer.module.scss'
import type { LessonVideos } from './LessonVideos.ts'

interface LessonVideoPlayerProps {
  readonly videos: LessonVideos
  readonly onRestore: () => void
}

export const LessonVideoPlayer = observer(function LessonVideoPlayer({ videos, onRestore }: LessonVideoPlayerProps) {
  const { t } = useTranslation('lessons')
  const { lesson, video, player, choose } = videos
  if (lesson.isArchived) return <PutAway onRestore={onRestore} />
  if (!video || !player) return <p className={styles['none']}>{t('lesson.noFilms')}</p>
  return (
    <>
      <Player key={video.id} model={player} title={`${lesson.title}, ${video.title}`} />
      {lesson.videos.length > 1 && (
        <div role="group" aria-label={t('lesson.videos')} className={styles['choice']}>
          {lesson.videos.map(({ id, title }) => (
            <Chip key={id} isChosen={id === video.id} onPress={() => choose(id)}>
              {title}
            </Chip>
          ))}
        </div>
      )}
    </>
  )
})

function PutAway({ onRestore }: Pick<LessonVideoPlayerProps, 'onRestore'>) {
  const { t } = useTranslation('lessons')
  return (
    <section className={styles['away']} aria-label={t('restore.away')}>
      <Archive size={32} aria-hidden={true} />
      <h2 className={styles['title']}>{t('restore.away')}</h2>
      <p className={styles['lead']}>{t('restore.awayLead')}</p>
      <Button onPress={onRestore}>{t('restore.ask')}</Button>
    </section>
  )
}
