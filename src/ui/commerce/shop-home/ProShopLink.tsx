import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { paths } from '#ui/shell/paths.ts'
import type { BlockProps } from './BlockProps.ts'
import styles from './ProShopLink.module.scss'

export function ProShopLink({ block: { title, content } }: BlockProps) {
  const { t } = useTranslation('shopHome')
  return (
    <div className={styles['frame']}>
      <div className={styles['way']}>
        <Drawing scene="practice" className={styles['green']} />
        <div className={styles['words']}>
          <h2 className={styles['title']}>{title}</h2>
          <p className={styles['text']}>{content}</p>
          <div>
            <ButtonLink variant="outline" href={paths.proShop}>
              {t('home.toProShop')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
