import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CartCountViewModel } from '../cart-count/CartCountViewModel.ts'
import { membershipsLinks, monitorShopLinks, type ShopLinks, ShopLinksContext } from '../shopLinks.ts'
import styles from './MembershipShopFrame.module.scss'

export function ClubMembershipsFrame() {
  return <MembershipShopFrame links={membershipsLinks} />
}

export function MonitorShopFrame() {
  return <MembershipShopFrame links={monitorShopLinks} />
}

/** Around the pages of a membership-style shop. */
function MembershipShopFrame({ links }: { readonly links: ShopLinks }) {
  return (
    <ShopLinksContext value={links}>
      <MembershipShopNav links={links} />
      <Outlet />
    </ShopLinksContext>
  )
}

const MembershipShopNav = observer(function MembershipShopNav({ links: { home, cart } }: { readonly links: ShopLinks }) {
  const { t } = useTranslation('membershipShop')
  const { quantity = 0, reading } = useViewModel(CartCountViewModel)
  if (reading.fault) throw reading.fault.error
  return (
    <nav aria-label={t('nav.label')} className={styles['nav']}>
      <NavLink href={home}>{t('nav.products')}</NavLink>
      <NavLink href={`${home}/addresses`}>{t('nav.addresses')}</NavLink>
      <NavLink href={cart}>{t('nav.cart', { count: quantity })}</NavLink>
    </nav>
  )
})

function NavLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <TextLink href={href} {...(pathname === href && { 'aria-current': 'page' as const })}>
      {children}
    </TextLink>
  )
}
