import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { toParLabel } from '#domain/rounds/scoring/toPar'
import styles from './CardTotals.module.scss'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'
import { WhyNet } from './WhyNet.tsx'

/** Always in view, also while a long card is scrolled. */
export const CardTotals = observer(function CardTotals({ screen }: { readonly screen: ScorecardViewModel }) {
  const { t } = useTranslation('scorecard')
  const { total } = screen.totals
  const handicap = screen.card?.courseHandicap
  const { played, holes, pickedUp, strokes, toPar, net, points } = total
  return (
    <section aria-label={t('totals.label')} className={styles['totals']}>
      <dl className={styles['figures']}>
        <div className={styles['gross']}>
          <dt>{t('totals.gross')}</dt>
          <dd>{strokes > 0 ? strokes : '–'}</dd>
        </div>
        <div className={styles['toPar']}>
          <dt>{t('totals.toPar')}</dt>
          <dd>{strokes > 0 ? toParLabel(toPar) : '–'}</dd>
        </div>
        {net !== undefined && strokes > 0 && (
          <div>
            <dt>{t('totals.net')}</dt>
            <dd>{net}</dd>
          </div>
        )}
        {points !== undefined && played > 0 && (
          <div>
            <dt>{t('totals.points')}</dt>
            <dd>{points}</dd>
          </div>
        )}
      </dl>
      <p className={styles['played']}>
        <span>{t('totals.played', { played, holes })}</span>
        {pickedUp > 0 && <span>{t('totals.pickedUp', { count: pickedUp })}</span>}
        {handicap !== undefined && <span>{t('totals.handicap', { handicap })}</span>}
        <WhyNet explanation={screen.whyNet} />
      </p>
    </section>
  )
})
