import { Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#ui/kit/art/Drawing.tsx'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { useShopLinks } from '../shopLinks.ts'
import styles from './ConfirmationScreen.module.scss'
import type { ConfirmationViewModel } from './ConfirmationViewModel.ts'
import { OrderedItems } from './OrderedItems.tsx'
import { StartedSubscriptions } from './StartedSubscriptions.tsx'

export const OrderPlaced = observer(function OrderPlaced({ model }: { readonly model: ConfirmationViewModel }) {
  const { t } = useTranslation('checkout')
  const links = useShopLinks()
  const { told, isGuest, reading } = model
  const { number, email } = told
  return (
    <div className={styles['placed']}>
      <div className={styles['picture']}>
        <Drawing scene="practice" />
      </div>
      <div className={styles['words']}>
        {number === undefined ? (
          <p>{t('done.byEmail')}</p>
        ) : (
          <dl className={styles['number']}>
            <dt>{t('done.number')}</dt>
            <dd data-order={number}>{number}</dd>
          </dl>
        )}
        <p data-confirmed={email}>{email === undefined ? t('done.confirmedSomewhere') : t('done.confirmed', { email })}</p>
        {told.subscribes && <StartedSubscriptions loaded={model.subscriptions} />}
        <div className={styles['acts']}>
          {!isGuest && links.orders !== undefined && number !== undefined && (
            <ButtonLink href={links.order(number)}>{t('done.see')}</ButtonLink>
          )}
          {!isGuest && links.orders !== undefined && (
            <ButtonLink href={links.orders} variant="outline">
              {t('done.orders')}
            </ButtonLink>
          )}
          <ButtonLink href={links.home} variant={isGuest ? 'primary' : 'quiet'}>
            {t('done.shop')}
          </ButtonLink>
          {isGuest && (
            <ButtonLink href={paths.findOrder} variant="quiet">
              {t('done.later')}
            </ButtonLink>
          )}
          <Button variant="quiet" icon={<Printer size={18} aria-hidden={true} />} onPress={() => window.print()}>
            {t('done.print')}
          </Button>
        </div>
      </div>
      {model.hasDetails && (
        <section className={styles['items']} aria-label={t('done.items')}>
          <LoadedView loaded={reading} skeleton={<Skeleton kind="block" height="160px" />} failed={t('done.unread')}>
            {({ order }) => order && <OrderedItems order={order} />}
          </LoadedView>
        </section>
      )}
    </div>
  )
})
