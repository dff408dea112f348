import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Swing } from '#domain/learning/swing'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { pathOfSwing } from '../learningPaths.ts'
import { Poster } from '../library/Poster.tsx'
import styles from './SwingCard.module.scss'
import { useSides } from './useSides.ts'

export const SwingCard = memo(function SwingCard({ swing }: { readonly swing: Swing }) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  const sides = useSides(swing)
  const { id, club, taken, poster, isSent } = swing
  return (
    <li className={styles['card']}>
      <Poster address={poster} progress={0} />
      <h3 className={styles['title']}>
        <TextLink href={pathOfSwing(id)}>{club}</TextLink>
      </h3>
      {sides && <p className={styles['sides']}>{sides}</p>}
      <p className={styles['facts']}>
        <time dateTime={taken.toInstant().toString()}>{formats.moment(taken)}</time>
        {isSent && <Badge kind="booked">{t('sent.badge')}</Badge>}
      </p>
    </li>
  )
})
