import { classes } from '../classes.ts'
import styles from './ClubDrawing.module.scss'
import { clubShape, type DrawnClub, drawnLength } from './clubShape.ts'

interface ClubDrawingProps {
  readonly kind: DrawnClub
  /** In degrees. */
  readonly loft?: number | undefined
}

export function ClubDrawing({ kind, loft }: ClubDrawingProps) {
  const { head, lines, hosel } = clubShape(kind)
  const top = -drawnLength(kind, loft)
  return (
    <svg viewBox="-20 -134 52 140" className={classes(styles['club'], styles[kind])} aria-hidden="true" focusable="false">
      <ellipse className={styles['shadow']} cx={6} cy={1} rx={17} ry={2.4} />
      <path className={styles['shaft']} d={`M-2 ${hosel}L-11 ${top}`} />
      <path className={styles['grip']} d={`M-8.5 ${top + 28}L-11 ${top}`} />
      <path className={styles['ferrule']} d={`M-2 ${hosel}l-.6 -5`} />
      <path className={styles['head']} d={head} />
      <path className={styles['lines']} d={lines} />
    </svg>
  )
}
