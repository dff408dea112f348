import { classes } from '../classes.ts'
import { useLazy } from '../content/useLazy.ts'
import styles from './Drawing.module.scss'

interface DrawingProps {
  /** A page of the greens book, by its name. */
  readonly scene: 'signIn' | 'home' | 'practice' | 'empty'
  /** Which part stays in sight where the frame is wider than the scene. */
  readonly keep?: 'middle' | 'top'
  /** The ground thins out towards where words stand. */
  readonly fades?: boolean
  readonly className?: string | undefined
}

const load = () => Promise.all([import('./GreensBook.tsx'), import('./scenes.ts')])

/** Drawn once the words stand, which never wait for it. Its place is kept, drawn or not. */
export function Drawing({ scene, className, ...rest }: DrawingProps) {
  const [book, scenes] = useLazy(load) ?? []
  const frame = classes(styles['frame'], className)
  if (!book || !scenes) return <svg className={frame} aria-hidden="true" focusable="false" />
  return <book.GreensBook scene={scenes[`${scene}Scene`]} className={frame} {...rest} />
}
