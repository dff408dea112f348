import styles from './Flag.module.scss'
import type { FlagShape } from './flagShape.ts'

export function Flag({ shape: { hole, pole, shadow, cloth, thickness } }: { readonly shape: FlagShape }) {
  return (
    <g data-part="flag">
      <ellipse className={styles['hole']} cx={hole.x} cy={hole.y} rx={hole.rx} ry={hole.ry} />
      <path className={styles['shadow']} d={shadow} strokeWidth={thickness} />
      <path className={styles['pole']} d={pole} strokeWidth={thickness} />
      <path className={styles['cloth']} d={cloth} />
    </g>
  )
}
