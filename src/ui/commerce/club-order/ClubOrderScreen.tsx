import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { DepositDialog } from '../deposit/DepositDialog.tsx'
import styles from './ClubOrder.module.scss'
import { ClubOrderSheet } from './ClubOrderSheet.tsx'
import { ClubOrderViewModel } from './ClubOrderViewModel.ts'

export const ClubOrderScreen = observer(function ClubOrderScreen() {
  const { t } = useTranslation('deposit')
  const { id = '' } = useParams()
  const model = useViewModel(ClubOrderViewModel)
  useEffect(() => model.show(id), [model, id])
  return (
    <div className={styles['page']}>
      <TextLink href={paths.fittings} small={true}>
        {t('order.back')}
      </TextLink>
      <Screen title={t('order.title', { id })}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={6} />} failed={t('order.unread')}>
          {() =>
            model.order ? (
              <ClubOrderSheet model={model} order={model.order} />
            ) : (
              <EmptyState title={t('order.none')} action={<ButtonLink href={paths.shop}>{t('order.toShop')}</ButtonLink>}>
                {t('order.noneLead')}
              </EmptyState>
            )
          }
        </LoadedView>
      </Screen>
      <DepositDialog model={model.deposit} onClose={() => void model.closeDeposit()} />
    </div>
  )
})
