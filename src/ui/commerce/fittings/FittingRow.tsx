import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FittingKind, FittingSession } from '#domain/commerce/fitting/fitting'
import { ClubDrawing } from '#ui/kit/art/ClubDrawing.tsx'
import type { DrawnClub } from '#ui/kit/art/clubShape.ts'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { CustomClubBadge } from '../custom-club/CustomClubBadge.tsx'
import styles from './FittingsScreen.module.scss'

const drawings: Readonly<Record<FittingKind | 'putter', DrawnClub>> = {
  ...{ driver: 'wood', woods: 'wood', irons: 'iron', wedges: 'wedge', putter: 'putter', other: 'iron' },
}

type Shown = Pick<FittingSession, 'heldOn' | 'centre' | 'fitter'> & Partial<Pick<FittingSession, 'recommended' | 'order'>>

interface FittingRowProps {
  readonly session: Shown
  readonly drawn: FittingKind | 'putter'
  readonly title: string
  readonly href: string
  readonly children?: ReactNode
}

export function FittingRow({ session, drawn, title, href, children }: FittingRowProps) {
  const { t } = useTranslation('fitting')
  const formats = useFormats()
  const { heldOn, centre, fitter, recommended, order } = session
  return (
    <>
      <div className={styles['drawing']}>
        <ClubDrawing kind={drawings[drawn]} />
      </div>
      <div className={styles['what']}>
        <p className={styles['day']}>
          <time dateTime={heldOn.toString()}>{formats.dayOfYear(heldOn)}</time>
        </p>
        <h3 className={styles['title']}>
          <TextLink href={href}>{title}</TextLink>
        </h3>
        {recommended !== undefined && (
          <p className={styles['recommended']} data-recommended="">
            {recommended}
          </p>
        )}
        <p className={styles['place']}>{t('list.place', { fitter, centre })}</p>
      </div>
      <div className={styles['outcome']}>
        {children}
        {order && (
          <span data-state={order.state}>
            <CustomClubBadge state={order.state} />
          </span>
        )}
      </div>
    </>
  )
}
