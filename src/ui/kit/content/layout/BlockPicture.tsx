import type { LayoutBlock } from '#domain/shared/layout'
import styles from './BlockPicture.module.scss'

export function BlockPicture({ content, items }: Pick<LayoutBlock, 'content' | 'items'>) {
  return items.map(({ label, value }) => (
    <figure key={value} className={styles['picture']}>
      <img src={value} alt={label} loading="lazy" decoding="async" width={1280} height={720} />
      {content !== '' && <figcaption>{content}</figcaption>}
    </figure>
  ))
}
