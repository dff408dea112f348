import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { pathOfOrders } from '../shopPaths.ts'
import styles from './OrdersScreen.module.scss'

export function PageLinks({ page, pages }: { readonly page: number; readonly pages: number }) {
  const { t } = useTranslation('orders')
  if (pages <= 1 && page === 1) return null
  return (
    <nav aria-label={t('list.pages')} className={styles['pages']}>
      {page > 1 && (
        <ButtonLink variant="outline" href={pathOfOrders(Math.min(page - 1, pages))}>
          {t('list.newer')}
        </ButtonLink>
      )}
      <span className={styles['place']}>{t('list.pageOf', { page, pages })}</span>
      {page < pages && (
        <ButtonLink variant="outline" href={pathOfOrders(page + 1)}>
          {t('list.older')}
        </ButtonLink>
      )}
    </nav>
  )
}
