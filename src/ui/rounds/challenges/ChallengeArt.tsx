import type { ChallengeType } from '#domain/rounds/challenge'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import styles from './ChallengeArt.module.scss'

const load = () => import('./ChallengeScene.tsx')

/** The drawing of a type; its place is kept until it is there. */
export function ChallengeArt({ type }: { readonly type: ChallengeType }) {
  const scene = useLazy(load)
  return <div className={styles['frame']}>{scene && <scene.ChallengeScene type={type} />}</div>
}
