import { Package } from 'lucide-react'
import { useState } from 'react'
import type { OrderLine } from '#domain/commerce/order'
import styles from './Thumbnails.module.scss'

const most = 3

/** What was ordered, at a glance; their names stand beside it. */
export function Thumbnails({ lines }: { readonly lines: readonly OrderLine[] }) {
  const shown = lines.slice(0, most)
  const others = lines.length - shown.length
  return (
    <span className={styles['pictures']} aria-hidden={true}>
      {shown.map((line) => (
        <Thumbnail key={line.id} picture={line.picture} />
      ))}
      {others > 0 && <span className={styles['others']}>+{others}</span>}
    </span>
  )
}

/** A parcel stands for what has no picture any more, or none that can be had. */
export function Thumbnail({ picture }: { readonly picture: string | undefined }) {
  const [isLost, setLost] = useState(false)
  return (
    <span className={styles['picture']} aria-hidden={true}>
      {picture === undefined || isLost ? (
        <Package size={24} />
      ) : (
        <img src={picture} alt="" width={64} height={64} loading="lazy" onError={() => setLost(true)} />
      )}
    </span>
  )
}
