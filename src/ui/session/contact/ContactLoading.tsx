import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './ContactForm.module.scss'

export function ContactLoading() {
  return (
    <div className={styles['form']}>
      <Skeleton kind="block" height="48px" width="16rem" />
      <Skeleton kind="block" height="50px" />
      <Skeleton kind="block" height="76px" />
      <Skeleton kind="block" height="48px" width="10rem" />
    </div>
  )
}
