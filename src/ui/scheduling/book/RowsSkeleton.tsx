import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './RowsSkeleton.module.scss'

export function RowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className={styles['rows']}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className={styles['row']}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
