import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/kit/Skeleton.tsx'
import { TextLink } from '#ui/kit/TextLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import block from './Block.module.scss'
import type { BlockProps } from './BlockProps.ts'

/** What is left to book with. */
export const LessonCredit = observer(function LessonCredit({ model }: BlockProps) {
  const { t } = useTranslation('support')
  const formats = useFormats()
  const { member } = model
  return (
    <>
      <h2 className={block['kicker']}>{t('home.credit')}</h2>
      {member && !member.hasLessons && <p className={block['note']}>{t('home.launchMonitorOnly')}</p>}
      {member?.hasLessons && !member.credits && <Skeleton kind="figure" />}
      {member?.hasLessons && member.credits && (
        <>
          <p>
            <data value={member.credits.left} className={block['figure']}>
              {formats.number(member.credits.left)}
            </data>
            {t('home.creditOf', { count: member.credits.left, total: formats.number(member.credits.total) })}
          </p>
          {member.credits.expiring.map(({ amount, date }) => (
            <p key={date.toString()} className={block['note']}>
              {t('home.expiring', { count: amount, date: formats.date(date) })}
            </p>
          ))}
          <p className={block['last']}>
            <TextLink href={paths.book}>{t('home.book')}</TextLink>
          </p>
        </>
      )}
    </>
  )
})
