import { Package } from 'lucide-react'
import { useState } from 'react'
import type { OrderedProduct } from '#domain/commerce/order'
import styles from './Thumbnails.module.scss'

const most = 3

export function Thumbnails({ items }: { readonly items: readonly OrderedProduct[] }) {
  const shown = items.slice(0, most)
  const others = items.length - shown.length
  return (
    <span className={styles['pictures']} aria-hidden={true}>
      {shown.map((item) => (
        <Thumbnail key={item.id} picture={item.picture} />
      ))}
      {others > 0 && <span className={styles['others']}>+{others}</span>}
    </span>
  )
}

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
