import { classes } from '../classes.ts'
import { useLazy } from '../content/useLazy.ts'
import styles from './Drawing.module.scss'

interface DrawingProps {
  readonly scene: 'signIn' | 'home' | 'practice' | 'empty'
  readonly keep?: 'middle' | 'top'
  readonly fades?: boolean
  readonly className?: string | undefined
}

const load = () => Promise.all([import('./GreensBook.tsx'), import('./scenes.ts')])

/** Drawn after the text, which never waits for it. Its space is reserved. */
export function Drawing({ scene, className, ...rest }: DrawingProps) {
  const [book, scenes] = useLazy(load) ?? []
  const frame = classes(styles['frame'], className)
  if (!book || !scenes) return <svg className={frame} aria-hidden="true" focusable="false" />
  return <book.GreensBook scene={scenes[`${scene}Scene`]} className={frame} {...rest} />
}
