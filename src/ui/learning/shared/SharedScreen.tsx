import { VideoOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { PublicPage } from '#ui/shell/PublicPage.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { startIn } from '../learningPaths.ts'
import { Player } from '../player/Player.tsx'
import styles from './SharedScreen.module.scss'
import { SharedViewModel } from './SharedViewModel.ts'

/** Public page: the layout shows only the club's name. */
export const SharedScreen = observer(function SharedScreen() {
  const { t } = useTranslation('share')
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const at = startIn(query)
  const model = useViewModel(SharedViewModel)
  useEffect(() => {
    void model.open(id, at)
  }, [model, id, at])
  const { item } = model.reading.value ?? {}
  return (
    <PublicPage home={t('shared.home')}>
      <Screen title={item?.title ?? t('shared.title')} headingHidden={model.isNowhere}>
        {model.isNowhere ? (
          <EmptyState title={t('shared.gone')}>{t('shared.goneLead')}</EmptyState>
        ) : (
          <LoadedView loaded={model.reading} skeleton={<VideoSkeleton />} failed={t('shared.unread')}>
            {({ player, item: { title, description } }) => (
              <>
                {player ? <Player model={player} title={title} /> : <NotOurs />}
                {description && <p className={styles['lead']}>{description}</p>}
              </>
            )}
          </LoadedView>
        )}
      </Screen>
    </PublicPage>
  )
})

function NotOurs() {
  const { t } = useTranslation('share')
  return (
    <Notice icon={VideoOff} title={t('shared.notOurs')}>
      <p>{t('shared.notOursLead')}</p>
    </Notice>
  )
}

function VideoSkeleton() {
  return (
    <div className={styles['video']}>
      <Skeleton kind="block" height="100%" />
    </div>
  )
}
