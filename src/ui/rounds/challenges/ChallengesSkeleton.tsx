import { challengeTypes } from '#domain/rounds/challenge'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './ChallengesScreen.module.scss'

export function ChallengesSkeleton() {
  return (
    <span className={styles['groups']}>
      {challengeTypes.map((type) => (
        <span key={type} className={styles['group']}>
          <Skeleton kind="block" height="180px" />
          <Skeleton lines={3} />
        </span>
      ))}
    </span>
  )
}
