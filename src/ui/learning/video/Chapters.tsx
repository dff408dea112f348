import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { type Chapter, chapterAt } from '#domain/learning/chapters'
import type { PlayerModel } from '../player/PlayerModel.ts'
import { videoTime } from '../videoTime.ts'
import styles from './Chapters.module.scss'

interface ChaptersProps {
  readonly chapters: readonly Chapter[]
  readonly player: PlayerModel
}

export const Chapters = observer(function Chapters({ chapters, player }: ChaptersProps) {
  const { t } = useTranslation('video')
  const heading = useId()
  const current = chapterAt(chapters, player.time)
  if (chapters.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles['heading']}>
        {t('video.chapters')}
      </h2>
      <ol className={styles['rows']}>
        {chapters.map((chapter) => (
          <li key={chapter.time} aria-current={chapter === current ? 'true' : undefined}>
            <Button className={styles['chapter'] ?? ''} onPress={() => player.seekTo(chapter.time)}>
              <span className={styles['time']}>{videoTime(chapter.time)}</span>
              <span>{chapter.title}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
})
