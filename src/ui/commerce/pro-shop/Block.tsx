import type { ReactNode } from 'react'
import type { ProShopBlock, ProShopBlockType } from '#domain/commerce/proShop'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import styles from './Block.module.scss'
import { ProductLink } from './ProductLink.tsx'
import { ProShopItems } from './ProShopItems.tsx'
import { ProShopVideo } from './ProShopVideo.tsx'

interface BlockProps {
  readonly block: ProShopBlock
  /** Its title is the page's. */
  readonly first: ProShopBlock | undefined
}

const besides: Readonly<Record<ProShopBlockType, (block: ProShopBlock, heading: 'h2' | 'h3') => ReactNode>> = {
  text: () => null,
  slider: ({ items }, heading) => <ProShopItems items={items} look="wide" heading={heading} />,
  grid: ({ items }, heading) => <ProShopItems items={items} look="tiles" heading={heading} />,
  product: (block, heading) => (
    <div className={styles['product']}>
      <ProShopItems items={block.items} look="wide" heading={heading} />
      <ProductLink block={block} />
    </div>
  ),
  video: (block) => <ProShopVideo block={block} />,
}

export function Block({ block, first }: BlockProps) {
  const isTitled = block !== first
  const { type, title, subtitle, content, textPosition, textAlign } = block
  const hasWords = isTitled || subtitle !== '' || content !== ''
  return (
    <div className={styles['block']} data-type={type} data-text={textPosition}>
      {hasWords && (
        <div className={styles['words']} data-align={textAlign}>
          {isTitled && title !== '' && <h2 className={styles['title']}>{title}</h2>}
          {subtitle !== '' && <p className={styles['subtitle']}>{subtitle}</p>}
          {content !== '' && <LazyHtml html={content} />}
        </div>
      )}
      {besides[type](block, isTitled ? 'h3' : 'h2')}
    </div>
  )
}
