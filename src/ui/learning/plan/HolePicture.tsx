import { memo, useMemo } from 'react'
import type { StepState } from '#domain/learning/plan'
import { GreensBook } from '#ui/kit/art/GreensBook.tsx'
import { classes } from '#ui/kit/classes.ts'
import styles from './HolePicture.module.scss'
import { type HoleShape, planHole } from './planHole.ts'

interface HolePictureProps {
  readonly steps: readonly StepState[]
  readonly current: number | undefined
  readonly goal: string
}

/** Decorative: the list beside it says the same. */
export const HolePicture = memo(function HolePicture(props: HolePictureProps) {
  return (
    <div aria-hidden="true">
      <Hole {...props} shape="lying" />
      <Hole {...props} shape="standing" />
    </div>
  )
})

function Hole({ steps, current, goal, shape }: HolePictureProps & { readonly shape: HoleShape }) {
  const { scene, stations, line } = useMemo(() => planHole(steps.length, shape), [steps.length, shape])
  const flag = line.at(-1)
  return (
    <div className={classes(styles['hole'], styles[shape])}>
      <GreensBook scene={scene} className={styles['ground']} />
      <svg className={styles['stations']} viewBox={`0 0 ${scene.width} ${scene.height}`} aria-hidden="true" focusable="false">
        <polyline className={styles['line']} points={line.map(([x, y]) => `${x},${y}`).join(' ')} />
        {stations.map(([x, y], index) => (
          <g
            key={`${x} ${y}`}
            className={classes(styles['station'], index + 1 === current ? styles['current'] : styles[steps[index] ?? 'ahead'])}
          >
            <circle cx={x} cy={y} r={index + 1 === current ? 17 : 11.5} />
            <text x={x} y={y}>
              {index + 1}
            </text>
          </g>
        ))}
        {flag && (
          <text className={styles['goal']} x={flag[0] - 22} y={flag[1] - 44}>
            {goal}
          </text>
        )}
      </svg>
    </div>
  )
}
