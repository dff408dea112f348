import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { FittingViewModel } from './FittingViewModel.ts'
import styles from './Tables.module.scss'
import type { useFittingText } from './useFittingText.ts'

interface ShotsTableProps {
  readonly model: FittingViewModel
  readonly text: ReturnType<typeof useFittingText>
}

export const ShotsTable = observer(function ShotsTable({ model, text }: ShotsTableProps) {
  const { t } = useTranslation('fitting')
  const clubs = [model.own, model.selected].filter((club) => club !== undefined)
  return (
    <details className={styles['more']}>
      <summary>{t('table.shots')}</summary>
      <div className={styles['place']}>
        <table className={styles['table']}>
          <caption>{t('chart.dispersion')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.club')}</th>
              <th scope="col">{t('table.shot')}</th>
              <th scope="col">{text.nameOf('carry')}</th>
              <th scope="col">{t('table.offline')}</th>
            </tr>
          </thead>
          <tbody>
            {clubs.flatMap((club) =>
              (model.chartOf(club)?.shots ?? []).map(({ carry, offline }, index) => (
                <tr key={`${club.id} ${carry} ${offline}`}>
                  <th scope="row">{t(`role.${club.role}`)}</th>
                  <td>{index + 1}</td>
                  <td>{text.distance(carry)}</td>
                  <td>{text.offlineText(offline)}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  )
})
