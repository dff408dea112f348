import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { stablefordPoints } from '#domain/rounds/scoring/points'
import { classes } from '#ui/kit/classes.ts'
import styles from './NineTable.module.scss'
import type { NineTableProps } from './NineTableProps.ts'
import { NumberCell } from './NumberCell.tsx'
import { SumCells } from './SumCells.tsx'

/** Nine holes as a card prints them, with fields for strokes and putts. An entry draws only the rows that it changes. */
export const NineTable = observer(function NineTable(props: NineTableProps) {
  const { t } = useTranslation('scorecard')
  const { screen, isBack, hasTotal } = props
  const printed = (screen.card?.holes ?? []).filter((hole) => screen.isBack(hole) === isBack)
  const classOf = (number: number) => classes(number === screen.current && styles['current'])
  const sumClass = classes(styles['sum'])
  return (
    <div className={styles['scroll']}>
      <table className={styles['nine']}>
        <caption className={styles['heard']}>{t(isBack ? 'table.back' : 'table.front')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.hole')}</th>
            {printed.map(({ number }) => (
              <th key={number} scope="col" className={classOf(number)} data-hole={number}>
                {number}
              </th>
            ))}
            <th scope="col" className={sumClass}>
              {t(isBack ? 'table.in' : 'table.out')}
            </th>
            {hasTotal && (
              <th scope="col" className={classes(sumClass, styles['card'])}>
                {t('table.total')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('table.par')}</th>
            {printed.map(({ number, par }) => (
              <td key={number} className={classOf(number)}>
                {par}
              </td>
            ))}
            <SumCells {...props} sum="par" />
          </tr>
          <tr>
            <th scope="row">{t('table.index')}</th>
            {printed.map(({ number, strokeIndex }) => (
              <td key={number} className={classOf(number)}>
                {strokeIndex ?? '–'}
              </td>
            ))}
            <SumCells {...props} />
          </tr>
          {screen.inputs.includes('strokes') && <EntryRow {...props} field="strokes" />}
          {screen.inputs.includes('putts') && <EntryRow {...props} field="putts" />}
          {screen.received && <PointsRow {...props} />}
        </tbody>
      </table>
    </div>
  )
})

interface EntryRowProps extends NineTableProps {
  readonly field: 'strokes' | 'putts'
}

const EntryRow = observer(function EntryRow({ field, ...props }: EntryRowProps) {
  const { t } = useTranslation('scorecard')
  const { screen, isBack } = props
  const { isClosed } = screen
  const label = t(field === 'strokes' ? 'table.strokesOn' : 'table.puttsOn', { skipInterpolation: true })
  return (
    <tr className={styles[field]}>
      <th scope="row">{t(field === 'strokes' ? 'table.score' : 'table.putts')}</th>
      {screen.nine(isBack).map(({ number, par, strokes, isPickedUp = false, [field]: value }) => (
        <td key={number} className={classes(number === screen.current && styles['current'])}>
          <NumberCell
            {...{ field, screen, number, par, strokes, value, isClosed, label }}
            isPickedUp={isPickedUp && field === 'strokes'}
            isCurrent={number === screen.current}
          />
        </td>
      ))}
      <SumCells {...props} sum={field} />
    </tr>
  )
})

const PointsRow = observer(function PointsRow(props: NineTableProps) {
  const { t } = useTranslation('scorecard')
  const { screen, isBack } = props
  return (
    <tr>
      <th scope="row">{t('table.points')}</th>
      {screen.nine(isBack).map((hole) => (
        <td key={hole.number} className={classes(hole.number === screen.current && styles['current'])}>
          {stablefordPoints(hole, screen.receivedOn(hole.number) ?? 0)}
        </td>
      ))}
      <SumCells {...props} sum="points" />
    </tr>
  )
})
