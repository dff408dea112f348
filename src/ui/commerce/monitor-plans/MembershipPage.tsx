import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import styles from './MonitorPlans.module.scss'

interface MembershipPageProps<T> {
  readonly title: string
  readonly loaded: Loaded<T | undefined>
  /** False in a store that takes no card here. */
  readonly isOffered: boolean
  readonly children: (value: T) => ReactNode
}

/** Around what a player does with one membership. */
export const MembershipPage = observer(function MembershipPage<T>({ title, loaded, isOffered, children }: MembershipPageProps<T>) {
  const { t } = useTranslation('monitorPlans')
  const back = <ButtonLink href={paths.devices}>{t('toDevices')}</ButtonLink>
  return (
    <div className={styles['page']}>
      <div>
        <TextLink href={paths.devices} small={true}>
          {t('toDevices')}
        </TextLink>
      </div>
      <Screen title={title}>
        {isOffered ? (
          <LoadedView loaded={loaded} skeleton={<Skeleton lines={6} />} failed={t('card.unread')}>
            {(value) =>
              value === undefined ? (
                <EmptyState title={t('card.gone')} action={back}>
                  {t('card.goneLead')}
                </EmptyState>
              ) : (
                children(value)
              )
            }
          </LoadedView>
        ) : (
          <EmptyState title={t('card.notHere')} action={back}>
            {t('card.notHereLead')}
          </EmptyState>
        )}
      </Screen>
    </div>
  )
})
