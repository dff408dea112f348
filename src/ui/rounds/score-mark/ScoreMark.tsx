import { scoreMark } from '#domain/rounds/scoring/toPar'
import { classes } from '#ui/kit/classes.ts'
import styles from './ScoreMark.module.scss'

interface ScoreMarkProps {
  readonly strokes: number
  readonly par: number
  /** For the cells of a table. */
  readonly isSmall?: boolean
}

/** Circles below par, squares above: no colour is needed to tell them apart. */
export function ScoreMark({ strokes, par, isSmall = false }: ScoreMarkProps) {
  const mark = scoreMark(strokes, par)
  const look = [isSmall ? styles['small'] : styles['large'], mark && styles[mark.shape], mark && styles[`lines${mark.lines}`]]
  return <span className={classes(styles['mark'], ...look)}>{strokes}</span>
}
