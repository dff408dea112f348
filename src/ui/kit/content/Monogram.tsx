import { memo } from 'react'
import { monogramLines } from '../art/monogramLines.ts'
import { useDrawing } from '../art/useDrawing.ts'
import { classes } from '../classes.ts'
import { initials, type Name } from './initials.ts'
import styles from './Monogram.module.scss'

interface MonogramProps {
  readonly id: string
  readonly name: Name
  readonly tint?: 'green' | 'sand' | 'sky'
  readonly size?: 'small' | 'medium' | 'large'
}

export const Monogram = memo(function Monogram({ id, name, tint = 'green', size = 'medium' }: MonogramProps) {
  const lines = useDrawing(monogramLines, id)
  return (
    <span aria-hidden={true} className={classes(styles['monogram'], styles[tint], styles[size])}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {lines?.map(({ path }) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className={styles['letters']}>{initials(name)}</span>
    </span>
  )
})
