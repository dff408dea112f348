import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RenewalOffer } from '#domain/commerce/renewals/offer'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { CodesPart } from './CodesPart.tsx'
import { PastPart } from './PastPart.tsx'
import { PlacePart } from './PlacePart.tsx'
import { PlanChoices } from './PlanChoices.tsx'
import { RenewalDone } from './RenewalDone.tsx'
import { RenewalPaymentForm } from './RenewalPaymentForm.tsx'
import { RenewalProgress } from './RenewalProgress.tsx'
import styles from './RenewalsScreen.module.scss'
import { RenewalsViewModel } from './RenewalsViewModel.ts'
import { SummaryPart } from './SummaryPart.tsx'
import { useMembershipText } from './useMembershipText.ts'

/** Game plans, lesson packs, practice plans and memberships: chosen, priced and paid on one page. */
export const RenewalsScreen = observer(function RenewalsScreen() {
  const { t } = useTranslation('renewals')
  const screen = useViewModel(RenewalsViewModel)
  return (
    <div className={styles['page']}>
      <Screen title={t('screen.title')}>
        <LoadedView loaded={screen.reading} skeleton={<Skeleton lines={8} />} failed={t('screen.unread')}>
          {(offer) => <Content screen={screen} offer={offer} />}
        </LoadedView>
      </Screen>
    </div>
  )
})

interface ContentProps {
  readonly screen: RenewalsViewModel
  readonly offer: RenewalOffer
}

const Content = observer(function Content({ screen, offer }: ContentProps) {
  const { t } = useTranslation('renewals')
  const { renewal, club } = screen.payment
  if (renewal) return <RenewalDone renewal={renewal} tax={offer.tax} onAgain={() => void screen.again()} />
  if (club.open) return <RenewalProgress screen={screen} />
  if (screen.kinds.length === 0) return <EmptyState title={t('screen.none')}>{t('screen.noneLead')}</EmptyState>
  return <Choosing screen={screen} offer={offer} />
})

const Choosing = observer(function Choosing({ screen, offer }: ContentProps) {
  const { form, places } = screen
  const textOf = useMembershipText(screen.memberships)
  return (
    <>
      {offer.membership && <p className={styles['note']}>{textOf(offer.membership)}</p>}
      <div className={styles['columns']}>
        <div className={styles['choices']}>
          <PlanChoices screen={screen} />
          {places.isJapan && <PlacePart screen={screen} />}
          <CodesPart form={form} offer={offer} />
        </div>
        <div className={styles['summary']}>
          <SummaryPart form={form} offer={offer} />
          {form.shownQuote && <RenewalPaymentForm screen={screen} quote={form.shownQuote} />}
        </div>
      </div>
      <PastPart offer={offer} isJapan={places.isJapan} />
    </>
  )
})
