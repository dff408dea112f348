import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Membership } from '#domain/devices/membership'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfMonitorMembership, pathOfMonitorPlan, paths } from '#ui/shell/paths.ts'
import type { DevicesViewModel } from '../list/DevicesViewModel.ts'
import { useDeviceText } from '../list/useDeviceText.ts'
import styles from './MembershipTimeline.module.scss'
import { RenewalStopDialog } from './RenewalStopDialog.tsx'
import { useMembershipText } from './useMembershipText.ts'

/** What ends when, and what renews. */
export const MembershipTimeline = observer(function MembershipTimeline({ screen }: { readonly screen: DevicesViewModel }) {
  const { t } = useTranslation('devices')
  const { memberships } = screen
  return (
    <section className={styles['memberships']} aria-label={t('membership.title')}>
      <h2 className={styles['title']}>{t('membership.title')}</h2>
      <LoadedView loaded={memberships.reading} skeleton={<Skeleton lines={3} />} failed={t('membership.unread')}>
        {() =>
          memberships.timeline.length === 0 ? (
            <p>{t('membership.none')}</p>
          ) : (
            <ol className={styles['timeline']}>
              {memberships.timeline.map((membership) => (
                <Row key={membership.id} screen={screen} membership={membership} />
              ))}
            </ol>
          )
        }
      </LoadedView>
      <div className={styles['actions']}>
        <ButtonLink href={paths.monitorPurchase} variant="outline">
          {t('membership.buy')}
        </ButtonLink>
        <Button variant="outline" onPress={memberships.prepaid.begin}>
          {t('prepaid.open')}
        </Button>
      </div>
      <TextLink href={paths.monitorShop}>{t('membership.shop')}</TextLink>
      <RenewalStopDialog model={memberships} />
    </section>
  )
})

interface RowProps {
  readonly screen: DevicesViewModel
  readonly membership: Membership
}

const Row = observer(function Row({ screen, membership }: RowProps) {
  const { t } = useTranslation('devices')
  const { esnText, nameOf } = useDeviceText()
  const { stateText } = useMembershipText(screen.memberships)
  const isEnding = screen.memberships.endsSoon(membership)
  const device = screen.owned.find(({ id }) => id === membership.deviceId)
  return (
    <li className={styles['row']}>
      <span data-part="name" className={styles['name']}>
        {membership.name}
      </span>
      <span data-part="state" className={styles['state']}>
        {stateText(membership)}
      </span>
      {device && <span className={styles['device']}>{`${nameOf(device)}, ${esnText(device)}`}</span>}
      {screen.memberships.activatable.includes(membership) && (
        <Button
          variant="outline"
          aria-label={t('activation.openNamed', { name: membership.name })}
          onPress={() => screen.memberships.activation.begin({ membershipId: membership.id })}
        >
          {t('activation.open')}
        </Button>
      )}
      {membership.renews && (
        <TextLink
          href={pathOfMonitorMembership(membership.id, 'payment')}
          aria-label={t('membership.cardNamed', { name: membership.name })}
        >
          {t('membership.card')}
        </TextLink>
      )}
      {membership.renews && (
        <Button
          variant="outline"
          aria-label={t('renewal.openNamed', { name: membership.name })}
          onPress={() => screen.memberships.renewal.ask(membership)}
        >
          {t('renewal.open')}
        </Button>
      )}
      {isEnding && <Badge kind="waiting">{t('membership.soon')}</Badge>}
      {isEnding && membership.sku !== undefined && (
        <TextLink href={pathOfMonitorPlan(membership.sku)} aria-label={t('membership.renewNamed', { name: membership.name })}>
          {t('membership.renew')}
        </TextLink>
      )}
    </li>
  )
})
