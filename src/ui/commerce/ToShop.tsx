import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { useShopLinks } from './shopLinks.ts'

export function ToShop() {
  const { t } = useTranslation('commerce')
  return <ButtonLink href={useShopLinks().home}>{t('shop.open')}</ButtonLink>
}
