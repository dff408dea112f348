import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import type { BlockProps } from './BlockProps.ts'
import styles from './ShopText.module.scss'

export function ShopText({ block: { title, content } }: BlockProps) {
  return (
    <div className={styles['text']}>
      <h2 className={styles['title']}>{title}</h2>
      <LazyHtml html={content} />
    </div>
  )
}
