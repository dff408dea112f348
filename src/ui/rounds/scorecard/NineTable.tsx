import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ScorecardHole } from '#domain/rounds/scorecard'
import { isBackHole } from '#domain/rounds/scoring/card'
import { stablefordPoints } from '#domain/rounds/scoring/points'
import type { HoleTotals } from '#domain/rounds/scoring/totals'
import { classes } from '#ui/kit/classes.ts'
import styles from './NineTable.module.scss'
import { NumberCell } from './NumberCell.tsx'
import type { ScorecardViewModel } from './ScorecardViewModel.ts'

interface NineTableProps {
  readonly screen: ScorecardViewModel
  readonly holes: readonly ScorecardHole[]
  /** With the sums of the whole card. */
  readonly hasTotal: boolean
}

/** Nine holes as a card prints them, with fields for strokes and putts. */
export const NineTable = observer(function NineTable({ screen, holes, hasTotal }: NineTableProps) {
  const { t } = useTranslation('scorecard')
  const isBack = holes.every(isBackHole)
  const sums = [isBack ? screen.totals.in : screen.totals.out, ...(hasTotal ? [screen.totals.total] : [])]
  const asks = (input: 'strokes' | 'putts') => screen.inputs.includes(input)
  const shown = { className: (hole: ScorecardHole) => classes(hole.number === screen.hole?.number && styles['current']) }
  const plain = (
    name: 'par' | 'index' | 'points',
    value: (hole: ScorecardHole) => number | undefined,
    sum: (totals: HoleTotals) => number | undefined,
  ) => (
    <tr>
      <th scope="row">{t(`table.${name}`)}</th>
      {holes.map((hole) => (
        <td key={hole.number} className={shown.className(hole)}>
          {value(hole)}
        </td>
      ))}
      {sums.map((totals, index) => (
        <td key={index === 0 ? 'nine' : 'card'} className={classes(styles['sum'], index === 1 && styles['card'])}>
          {sum(totals)}
        </td>
      ))}
    </tr>
  )
  return (
    <table className={styles['nine']}>
      <caption className={styles['heard']}>{t(isBack ? 'table.back' : 'table.front')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.hole')}</th>
          {holes.map((hole) => (
            <th key={hole.number} scope="col" className={shown.className(hole)}>
              {hole.number}
            </th>
          ))}
          {sums.map((totals, index) => (
            <th key={totals.holes} scope="col" className={classes(styles['sum'], index === 1 && styles['card'])}>
              {index === 0 ? t(isBack ? 'table.in' : 'table.out') : t('table.total')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plain(
          'par',
          ({ par }) => par,
          ({ par }) => par,
        )}
        {plain(
          'index',
          ({ strokeIndex }) => strokeIndex,
          () => undefined,
        )}
        {asks('strokes') && <EntryRow field="strokes" screen={screen} holes={holes} sums={sums} />}
        {asks('putts') && <EntryRow field="putts" screen={screen} holes={holes} sums={sums} />}
        {screen.received &&
          plain(
            'points',
            (hole) => stablefordPoints(hole, screen.receivedOn(hole.number) ?? 0),
            ({ points }) => points,
          )}
      </tbody>
    </table>
  )
})

interface EntryRowProps extends Pick<NineTableProps, 'screen' | 'holes'> {
  readonly field: 'strokes' | 'putts'
  readonly sums: readonly HoleTotals[]
}

const EntryRow = observer(function EntryRow({ field, screen, holes, sums }: EntryRowProps) {
  const { t } = useTranslation('scorecard')
  return (
    <tr className={styles[field]}>
      <th scope="row">{t(field === 'strokes' ? 'table.score' : 'table.putts')}</th>
      {holes.map((hole) => (
        <td key={hole.number} className={classes(hole.number === screen.hole?.number && styles['current'])}>
          <NumberCell {...{ field, screen }} number={hole.number} par={hole.par} strokes={hole.strokes} value={hole[field]} />
        </td>
      ))}
      {sums.map((totals, index) => (
        <td key={index === 0 ? 'nine' : 'card'} className={classes(styles['sum'], index === 1 && styles['card'])}>
          {totals.played > 0 ? totals[field] : ''}
        </td>
      ))}
    </tr>
  )
})
