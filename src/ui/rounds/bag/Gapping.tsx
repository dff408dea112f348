import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GappedClub } from '#domain/rounds/gapping'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { BagModel } from './BagModel.ts'
import styles from './Gapping.module.scss'
import { useClubText } from './useClubText.ts'

const load = () => import('./GappingChart.tsx')

export const Gapping = observer(function Gapping({ model }: { readonly model: BagModel }) {
  const { t } = useTranslation('bag')
  const { gapping } = model
  const chart = useLazy(load)
  return (
    <section className={styles['gapping']}>
      <h2 className={styles['title']}>{t('gaps.title')}</h2>
      {gapping.length < 2 ? (
        <p className={styles['lead']}>{t('gaps.few')}</p>
      ) : (
        <>
          <p className={styles['lead']}>{gapping.every(({ gap }) => !gap || gap.kind === 'even') ? t('gaps.allEven') : t('gaps.lead')}</p>
          <div className={styles['frame']}>{chart ? <chart.GappingChart model={model} /> : <Skeleton lines={8} />}</div>
          <GapTable model={model} />
        </>
      )}
    </section>
  )
})

const GapTable = observer(function GapTable({ model }: { readonly model: BagModel }) {
  const { t } = useTranslation('bag')
  const text = useClubText(model)
  const gapOf = useGapText(model)
  return (
    <div className={styles['heard']}>
      <table>
        <caption>{t('gaps.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('gaps.tableClub')}</th>
            <th scope="col">{t('gaps.tableDistance')}</th>
            <th scope="col">{t('gaps.tableGap')}</th>
          </tr>
        </thead>
        <tbody>
          {model.gapping.map((each) => (
            <tr key={each.club.id}>
              <th scope="row">{text.nameOf(each.club)}</th>
              <td>{text.distanceText(each.distance)}</td>
              <td>{gapOf(each) ?? t('gaps.shortest')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

function useGapText(model: BagModel): (club: GappedClub) => string | undefined {
  const { t } = useTranslation('bag')
  const { distanceText } = useClubText(model)
  return ({ gap }) => {
    if (!gap) return undefined
    const distance = distanceText(gap.metres)
    if (gap.kind === 'even') return `${distance}, ${t('gaps.even')}`
    return t(`gaps.${gap.kind}`, { distance })
  }
}
