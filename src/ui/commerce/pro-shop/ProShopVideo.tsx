import { useTranslation } from 'react-i18next'
import type { ProShopBlock } from '#domain/commerce/proShop'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import styles from './Block.module.scss'

export function ProShopVideo({ block: { video: film, videoElsewhere, title } }: { readonly block: ProShopBlock }) {
  const { t } = useTranslation('proShop')
  return (
    <div className={styles['video']}>
      {film !== undefined && (
        // biome-ignore lint/a11y/useMediaCaption: the shop has no captions for its videos
        <video
          className={styles['screen']}
          controls={true}
          crossOrigin="anonymous"
          playsInline={true}
          preload="metadata"
          src={film}
          aria-label={title}
        />
      )}
      {film === undefined && videoElsewhere !== undefined && (
        <ButtonLink variant="outline" href={videoElsewhere} target="_blank" rel="noopener noreferrer">
          {t('block.watchElsewhere')}
        </ButtonLink>
      )}
      {film !== undefined && videoElsewhere !== undefined && (
        <TextLink href={videoElsewhere} small={true} target="_blank" rel="noopener noreferrer">
          {t('block.watchElsewhere')}
        </TextLink>
      )}
    </div>
  )
}
