import { classes } from '../classes.ts'
import styles from './MonitorDrawing.module.scss'
import { type DrawnMonitor, monitorShape } from './monitorShape.ts'

export function MonitorDrawing({ model }: { readonly model: DrawnMonitor | undefined }) {
  const { body, face, lenses, foot } = monitorShape(model)
  return (
    <svg viewBox="0 0 320 150" className={classes(styles['monitor'])} aria-hidden="true" focusable="false">
      <path className={styles['hill']} d="M0 118C54 96 96 104 150 112C214 122 262 92 320 100V150H0Z" />
      <path
        className={styles['contour']}
        d="M0 130C60 110 104 118 158 124C220 131 268 108 320 114M0 142C66 126 112 132 166 136C226 140 272 124 320 128"
      />
      <path className={styles['flight']} d="M178 126C208 44 262 22 308 52" />
      <ellipse className={styles['shadow']} cx={foot} cy={132} rx={46} ry={5} />
      <path className={styles['body']} d={body} />
      <path className={styles['face']} d={face} />
      {lenses.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} className={styles['lens']} cx={x} cy={y} r={radius} />
      ))}
      <ellipse className={styles['shadow']} cx={174} cy={132} rx={9} ry={2} />
      <circle className={styles['ball']} cx={174} cy={126} r={6} />
      <circle className={styles['dot']} cx={174} cy={126} r={2} />
    </svg>
  )
}
