import { observer } from 'mobx-react-lite'
import type { HoleTotals } from '#domain/rounds/scoring/totals'
import { classes } from '#ui/kit/classes.ts'
import styles from './NineTable.module.scss'
import type { NineTableProps } from './NineTableProps.ts'

interface SumCellsProps extends NineTableProps {
  /** Absent where a sum says nothing. */
  readonly sum?: keyof HoleTotals
}

/** The nine's and, beside the last one, the card's. */
export const SumCells = observer(function SumCells({ screen: { totals }, isBack, hasTotal, sum }: SumCellsProps) {
  const shown = (of: HoleTotals) => (sum && (sum === 'par' || of.played > 0) ? of[sum] : undefined)
  return (
    <>
      <td className={styles['sum']}>{shown(isBack ? totals.in : totals.out)}</td>
      {hasTotal && <td className={classes(styles['sum'], styles['card'])}>{shown(totals.total)}</td>}
    </>
  )
})
