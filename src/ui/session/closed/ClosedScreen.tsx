import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { NotFoundPage } from '#ui/shell/NotFoundPage.tsx'
import { paths } from '#ui/shell/paths.ts'

export function ClubClosedScreen() {
  const { t } = useTranslation('family')
  return (
    <NotFoundPage title={t('closed.clubTitle')} lead={t('closed.clubLead')}>
      <HomeLink />
    </NotFoundPage>
  )
}

export function LaunchMonitorClosedScreen() {
  const { t } = useTranslation('family')
  return (
    <NotFoundPage title={t('closed.launchMonitorTitle')} lead={t('closed.launchMonitorLead')}>
      <HomeLink />
    </NotFoundPage>
  )
}

function HomeLink() {
  const { t } = useTranslation('family')
  return (
    <ButtonLink size="large" href={paths.home}>
      {t('closed.home')}
    </ButtonLink>
  )
}
