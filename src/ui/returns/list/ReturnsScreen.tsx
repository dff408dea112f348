import { PackageOpen } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ListFilters } from './ListFilters.tsx'
import { ReturnRow } from './ReturnRow.tsx'
import styles from './ReturnsScreen.module.scss'
import { ReturnsViewModel } from './ReturnsViewModel.ts'

export const ReturnsScreen = observer(function ReturnsScreen() {
  const { t } = useTranslation('returns')
  const model = useViewModel(ReturnsViewModel)
  const request = (
    <ButtonLink href={paths.newReturn} icon={<PackageOpen size={20} aria-hidden={true} />}>
      {t('list.request')}
    </ButtonLink>
  )
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('list.unread')}>
          {({ settings, returns }) => {
            if (!settings.isEnabled) return <EmptyState title={t('list.closed')}>{t('list.closedLead')}</EmptyState>
            if (returns.length > 0) return <Returns model={model} request={request} />
            return (
              <EmptyState title={t('list.none')} action={request}>
                {t('list.noneLead')}
              </EmptyState>
            )
          }}
        </LoadedView>
      </Screen>
    </div>
  )
})

interface ReturnsProps {
  readonly model: ReturnsViewModel
  readonly request: ReactNode
}

const Returns = observer(function Returns({ model, request }: ReturnsProps) {
  const { t } = useTranslation('returns')
  const { returns } = model
  return (
    <>
      <div>{request}</div>
      {model.hasFilters && <ListFilters model={model} />}
      <p className={styles['count']} role="status">
        {t('list.count', { count: returns.length })}
      </p>
      {returns.length > 0 ? (
        <ul className={styles['returns']} aria-label={t('list.title')}>
          {returns.map((each) => (
            <ReturnRow key={each.id} request={each} day={model.dayOf(each)} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('list.noMatch')}
          action={
            <Button variant="outline" onPress={model.showAll}>
              {t('list.showAll')}
            </Button>
          }
        >
          {t('list.noMatchLead')}
        </EmptyState>
      )}
    </>
  )
})
