import { scoreMark } from '#domain/rounds/scoring/toPar'
import { classes } from '#ui/kit/classes.ts'
import styles from './ScoreMark.module.scss'

interface ScoreMarkProps {
  readonly strokes: number
  readonly par: number
}

/** Circles below par, squares above: no colour is needed to tell them apart. */
export function ScoreMark({ strokes, par }: ScoreMarkProps) {
  const mark = scoreMark(strokes, par)
  return <span className={classes(styles['score'], mark && styles[mark.shape], mark && styles[`lines${mark.lines}`])}>{strokes}</span>
}
