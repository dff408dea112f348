import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { PublicPage } from '#ui/shell/PublicPage.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { pagePaths } from '#ui/support/pagePaths.ts'

export function InvitationGone() {
  const { t } = useTranslation('contactUs')
  return (
    <PublicPage home={t('page.home')}>
      <Screen title={t('referral.gone')} headingHidden={true}>
        <EmptyState title={t('referral.gone')} action={<ButtonLink href={pagePaths.contactUs}>{t('referral.contact')}</ButtonLink>}>
          {t('referral.goneLead')}
        </EmptyState>
      </Screen>
    </PublicPage>
  )
}
