import type { ProShopItem } from '#domain/commerce/proShop'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { PictureStrip } from './PictureStrip.tsx'
import styles from './ProShopItems.module.scss'

interface ProShopItemsProps {
  readonly items: readonly ProShopItem[]
  readonly look: 'wide' | 'tiles'
  readonly heading: 'h2' | 'h3'
}

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

/** Links to other sites send no referrer and give no access to this window. */
function elsewhere(href: string) {
  return href.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' }
}

function nameOf(label: string, slogan: string): string {
  return slogan === '' ? label : `${label}: ${slogan}`
}
