import { memo, useId } from 'react'
import { classes } from '../classes.ts'
import { Flag } from './Flag.tsx'
import styles from './GreensBook.module.scss'
import { type GreensBookDrawing, greensBooks, type Scene } from './greensBook.ts'
import { arrowsPath, type PuttingGreen } from './puttingGreen.ts'
import { useDrawing } from './useDrawing.ts'

interface GreensBookProps {
  readonly scene: Scene
  readonly keep?: 'middle' | 'top'
  readonly fades?: boolean
  readonly className?: string | undefined
}

export const GreensBook = memo(function GreensBook({ scene, keep = 'middle', fades = false, className }: GreensBookProps) {
  const drawing = useDrawing(greensBooks, scene)
  return (
    <svg
      className={classes(fades && styles['fades'], className)}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio={keep === 'top' ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      {drawing && <Picture {...drawing} />}
    </svg>
  )
})

function Picture(drawing: GreensBookDrawing) {
  return (
    <>
      <Ground {...drawing} />
      {drawing.green && <Green {...drawing.green} />}
      {drawing.trees.map(({ x, y, path }) => (
        <g key={path} className={styles['tree']}>
          <path d={path} />
          <circle cx={x} cy={y} r={1.2} />
        </g>
      ))}
      <Flag shape={drawing.flag} />
    </>
  )
}

function Ground({ fairway, contours, water, bunkers, green }: GreensBookDrawing) {
  return (
    <>
      <g className={styles['ground']}>
        {fairway && <path className={styles['fairway']} d={fairway} />}
        {contours.map(({ path, heavy }) => (
          <path key={path} className={heavy ? styles['heavy'] : styles['line']} d={path} />
        ))}
      </g>
      {water && <path className={styles['water']} d={water.edge} />}
      {water?.shores.map((shore) => (
        <path key={shore} className={styles['shore']} d={shore} />
      ))}
      {green && <path className={styles['fringe']} d={green.fringe} />}
      {bunkers.map(({ edge, lip }) => (
        <g key={edge}>
          <path className={styles['sand']} d={edge} />
          <path className={styles['lip']} d={lip} />
        </g>
      ))}
    </>
  )
}

function Green({ edge, contours, arrows }: PuttingGreen) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <path className={styles['green']} d={edge} />
      <g clipPath={`url(#${clip})`} className={styles['greenLine']}>
        {contours.map(({ path }) => (
          <path key={path} d={path} />
        ))}
      </g>
      <path className={styles['arrow']} d={arrowsPath(arrows)} />
      <path className={styles['edge']} d={edge} />
    </>
  )
}
