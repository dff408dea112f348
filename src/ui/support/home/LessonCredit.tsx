import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { RetryButton } from '#ui/kit/buttons/RetryButton.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import block from './Block.module.scss'
import type { BlockProps } from './BlockProps.ts'

export const LessonCredit = observer(function LessonCredit({ model }: BlockProps) {
  const { t } = useTranslation('support')
  const formats = useFormats()
  const { member } = model
  if (!member) return null
  const { credits, creditsFailed } = member
  return (
    <>
      <h2 className={block['kicker']}>{t('home.credit')}</h2>
      {credits ? (
        <>
          <p>
            <data value={credits.left} className={block['figure']}>
              {formats.number(credits.left)}
            </data>
            {t('home.creditOf', { count: credits.left, total: formats.number(credits.total) })}
          </p>
          {credits.expiring.map(({ amount, date }) => (
            <p key={date.toString()} className={block['note']}>
              {t('home.expiring', { count: amount, date: formats.date(date) })}
            </p>
          ))}
          <p className={block['last']}>
            <ButtonLink variant="outline" href={paths.book}>
              {t('home.book')}
            </ButtonLink>
          </p>
        </>
      ) : (
        (creditsFailed && (
          <div role="alert">
            <p className={block['note']}>{t('home.creditFailed')}</p>
            <RetryButton onRetry={model.readCreditsAgain} />
          </div>
        )) || <Skeleton kind="figure" />
      )}
    </>
  )
})
