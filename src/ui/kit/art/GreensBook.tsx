import { memo, useId } from 'react'
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
      className={className}
      viewBox={`0 0 ${scene.width} ${scene.height}`}
      preserveAspectRatio={keep === 'top' ? 'xMidYMin slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      {drawing && <Picture drawing={drawing} fades={fades} />}
    </svg>
  )
})

interface PictureProps {
  readonly drawing: GreensBookDrawing
  readonly fades: boolean
}

function Picture({ drawing, fades }: PictureProps) {
  return (
    <>
      <Ground drawing={drawing} fades={fades} />
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

function Ground({ drawing: { fairway, contours, water, bunkers, green }, fades }: PictureProps) {
  const fade = useId()
  return (
    <>
      {fades && <Fade id={fade} />}
      <g className={styles['ground']} mask={fades ? `url(#${fade})` : undefined}>
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

/** From nothing on the left. WebKit applies no mask of CSS to a part of a drawing. */
function Fade({ id }: { readonly id: string }) {
  const gradient = useId()
  return (
    <>
      <linearGradient id={gradient}>
        <stop offset={0.22} stopColor="white" stopOpacity={0} />
        <stop offset={0.62} stopColor="white" />
      </linearGradient>
      <mask id={id} maskContentUnits="objectBoundingBox">
        <rect width={1} height={1} fill={`url(#${gradient})`} />
      </mask>
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
