import type { ProShopItem } from '#domain/commerce/proShop'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { PictureStrip } from './PictureStrip.tsx'
import styles from './ProShopItems.module.scss'

interface ProShopItemsProps {
  readonly items: readonly ProShopItem[]
  readonly look: 'wide' | 'tiles'
  /** One below that of the block. */
  readonly heading: 'h2' | 'h3'
}

/** What a block gathers: pictures, a slogan, and where each leads. */
export function ProShopItems({ items, look, heading: Heading }: ProShopItemsProps) {
  if (items.length === 0) return null
  return (
    <ul className={styles[look]}>
      {items.map(({ pictures, slogan, description, button }) => (
        <li key={`${slogan} ${pictures[0]}`} className={styles['item']}>
          <PictureStrip pictures={pictures} title={slogan} />
          {slogan !== '' && <Heading className={styles['slogan']}>{slogan}</Heading>}
          {description !== '' && <p className={styles['description']}>{description}</p>}
          {button && (
            <div className={styles['action']}>
              <ButtonLink variant="outline" href={button.href} {...elsewhere(button.href)} aria-label={nameOf(button.label, slogan)}>
                {button.label}
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Another site learns nothing of this page, and can't reach it. */
function elsewhere(href: string) {
  return href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
}

/** Several buttons of the same words are told apart by what they stand under. */
function nameOf(label: string, slogan: string): string {
  return slogan === '' ? label : `${label}: ${slogan}`
}
