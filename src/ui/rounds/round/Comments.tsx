import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './RoundScreen.module.scss'
import type { RoundViewModel } from './RoundViewModel.ts'

interface CommentsProps {
  readonly model: RoundViewModel
  readonly timeZone: string
}

export const Comments = observer(function Comments({ model, timeZone }: CommentsProps) {
  const { t } = useTranslation('rounds')
  const formats = useFormats()
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{t('comments.title')}</h2>
      <LoadedView loaded={model.comments} skeleton={<Skeleton lines={2} />} failed={t('comments.unread')}>
        {(comments) =>
          comments.length === 0 ? (
            <p className={styles['note']}>{t('comments.none')}</p>
          ) : (
            <ul className={styles['comments']}>
              {comments.map(({ id, author, text, at }) => (
                <li key={id}>
                  <p className={styles['text']}>{text}</p>
                  <p className={styles['note']}>{joinFacts(author, formats.shortDate(at.toZonedDateTimeISO(timeZone).toPlainDate()))}</p>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
    </section>
  )
})
