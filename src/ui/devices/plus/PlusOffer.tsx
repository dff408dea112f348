import { Sparkles } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { pathOfMonitorMembership, paths } from '#ui/shell/paths.ts'
import type { MembershipsModel } from '../memberships/MembershipsModel.ts'
import styles from './PlusOffer.module.scss'

/** In the place of what needs a plan with course play. */
export const PlusOffer = observer(function PlusOffer({ memberships }: { readonly memberships: MembershipsModel }) {
  const { t } = useTranslation('devices')
  const { upgradable } = memberships
  return (
    <>
      <Notice icon={Sparkles} title={t('plus.needed')} mild={true}>
        {t('plus.lead')}
      </Notice>
      <div className={styles['ways']}>
        {upgradable && <ButtonLink href={pathOfMonitorMembership(upgradable.id, 'upgrade')}>{t('manage.upgrade')}</ButtonLink>}
        <ButtonLink href={paths.monitorPurchase} variant={upgradable ? 'outline' : 'primary'}>
          {t('membership.buy')}
        </ButtonLink>
        <Button variant="outline" onPress={memberships.redeemInstead}>
          {t('prepaid.open')}
        </Button>
      </div>
    </>
  )
})
