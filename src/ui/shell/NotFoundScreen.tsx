import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { useFeatureAccess } from './featureAccess.ts'
import { NotFoundPage } from './NotFoundPage.tsx'
import { paths } from './paths.ts'

export const NotFoundScreen = observer(function NotFoundScreen() {
  const { t } = useTranslation('shell')
  const lessons = useFeatureAccess().accessTo('lessons')
  return (
    <NotFoundPage title={t('notFound.title')} lead={t('notFound.lead')}>
      <ButtonLink size="large" href={paths.home}>
        {t('notFound.home')}
      </ButtonLink>
      {lessons === 'open' && (
        <ButtonLink size="large" variant="outline" href={paths.appointments}>
          {t('notFound.lessons')}
        </ButtonLink>
      )}
    </NotFoundPage>
  )
})
