import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { paths } from '#ui/shell/paths.ts'

export function ToShop() {
  const { t } = useTranslation('commerce')
  return <ButtonLink href={paths.shop}>{t('shop.open')}</ButtonLink>
}
