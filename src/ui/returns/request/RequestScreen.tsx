import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { RequestForm } from './RequestForm.tsx'
import styles from './RequestScreen.module.scss'
import { RequestViewModel } from './RequestViewModel.ts'

export const RequestScreen = observer(function RequestScreen() {
  const { t } = useTranslation('returns')
  const model = useViewModel(RequestViewModel)
  const [query] = useSearchParams()
  const order = query.get('order') ?? undefined
  useEffect(() => void model.open(order), [model, order])
  useUnsavedChanges(model.isUnsent)
  const back = <ButtonLink href={paths.returns}>{t('request.back')}</ButtonLink>
  return (
    <div className={styles['page']}>
      <div>
        <TextLink href={paths.returns} small={true}>
          {t('request.back')}
        </TextLink>
      </div>
      <Screen title={t('request.title')}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('request.unread')}>
          {({ settings, orders }) => {
            if (!settings.isEnabled) {
              return (
                <EmptyState title={t('list.closed')} action={back}>
                  {t('list.closedLead')}
                </EmptyState>
              )
            }
            if (orders.length > 0) return <RequestForm model={model} settings={settings} />
            return (
              <EmptyState title={t('request.noOrders')} action={back}>
                {t('request.noOrdersLead')}
              </EmptyState>
            )
          }}
        </LoadedView>
      </Screen>
    </div>
  )
})
