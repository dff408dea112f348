import { Clock, type LucideIcon, Wallet } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { PublicPage } from '#ui/shell/PublicPage.tsx'
import { pathOfReferralContact, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { InvitationGone } from './InvitationGone.tsx'
import styles from './ReferralScreen.module.scss'
import { ReferralViewModel } from './ReferralViewModel.ts'

const icons = { credit: Wallet, evaluation: Clock } as const

export const ReferralScreen = observer(function ReferralScreen() {
  const { t } = useTranslation('contactUs')
  const { pid = '' } = useParams()
  const model = useViewModel(ReferralViewModel)
  useEffect(() => model.open(pid), [model, pid])
  const { reading, friendName: name, isNobodys } = model.invitation
  if (reading.fault) throw reading.fault.error
  if (isNobodys) return <InvitationGone />
  const title = name ? t('referral.title', { name }) : t('referral.titleUnnamed')
  return (
    <PublicPage home={t('page.home')}>
      <div className={styles['hero']}>
        <Drawing scene="signIn" keep="top" className={styles['scene']} />
        <div className={styles['words']}>
          <Screen title={title}>
            <p className={styles['lead']}>{t('referral.lead')}</p>
          </Screen>
        </div>
      </div>
      {reading.failure && (
        <FailureNotice failure={reading.failure} title={t('referral.friendFailed')} onRetry={reading.retry} busy={reading.busy} />
      )}
      <ul className={styles['offers']}>
        {model.offers.map((offer) => (
          <Offer key={offer} icon={icons[offer]} title={t(`referral.${offer}`)} lead={t(`referral.${offer}Lead`)} />
        ))}
      </ul>
      <div className={styles['acts']}>
        <ButtonLink size="large" href={pathOfReferralContact(pid)}>
          {t('referral.start')}
        </ButtonLink>
        <ButtonLink size="large" variant="outline" href={`${paths.register}?${new URLSearchParams({ pid })}`}>
          {t('referral.openAccount')}
        </ButtonLink>
      </div>
    </PublicPage>
  )
})

interface OfferProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly lead: string
}

function Offer({ icon: Icon, title, lead }: OfferProps) {
  return (
    <li className={styles['offer']}>
      <Icon size={24} aria-hidden={true} />
      <h2>{title}</h2>
      <p>{lead}</p>
    </li>
  )
}
