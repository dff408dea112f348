import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { NotFoundPage } from '#ui/shell/NotFoundPage.tsx'
import { paths } from '#ui/shell/paths.ts'

/** An area of the club, for those who have come for their launch monitor alone. */
export function ClubClosedScreen() {
  const { t } = useTranslation('family')
  return (
    <NotFoundPage title={t('closed.clubTitle')} lead={t('closed.clubLead')}>
      <HomeLink />
    </NotFoundPage>
  )
}

/** An area of the launch monitor, for those who have none. */
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
