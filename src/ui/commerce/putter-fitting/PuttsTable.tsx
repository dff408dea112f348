import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { isHoled } from '#domain/commerce/fitting/putterFitting'
import type { Metres } from '#domain/shared/distance'
import styles from '../fitting/Tables.module.scss'
import type { useFittingText } from '../fitting/useFittingText.ts'
import type { PutterFittingViewModel } from './PutterFittingViewModel.ts'

interface PuttsTableProps {
  readonly model: PutterFittingViewModel
  readonly text: ReturnType<typeof useFittingText>
  readonly distance: Metres
}

export const PuttsTable = observer(function PuttsTable({ model, text, distance }: PuttsTableProps) {
  const { t } = useTranslation('fitting')
  return (
    <details className={styles['more']}>
      <summary>{t('table.putts')}</summary>
      <div className={styles['place']}>
        <table className={styles['table']}>
          <caption>{t('chart.startLines')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.club')}</th>
              <th scope="col">{t('table.putt')}</th>
              <th scope="col">{text.nameOf('startLine')}</th>
              <th scope="col">{text.nameOf('skid')}</th>
              <th scope="col">{t('table.holed')}</th>
            </tr>
          </thead>
          <tbody>
            {model.putters.flatMap(({ id, role, putts }) =>
              putts.map((putt, index) => (
                <tr key={`${id} ${putt.startLine} ${putt.distance}`}>
                  <th scope="row">{t(`role.${role}`)}</th>
                  <td>{index + 1}</td>
                  <td>{text.sideText(putt.startLine)}</td>
                  <td>{text.length(putt.skid)}</td>
                  <td>{t(isHoled(putt, distance) ? 'table.yes' : 'table.no')}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  )
})
