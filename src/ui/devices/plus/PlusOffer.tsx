import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { MembershipsModel } from '../memberships/MembershipsModel.ts'

/** In the place of what needs a paid plan. */
export function PlusOffer({ memberships }: { readonly memberships: MembershipsModel }) {
  const { t } = useTranslation('devices')
  return (
    <>
      <Notice icon={Sparkles} title={t('plus.needed')} mild={true}>
        {t('plus.lead')}
      </Notice>
      <div>
        <Button variant="outline" onPress={memberships.redeemInstead}>
          {t('prepaid.open')}
        </Button>
      </div>
    </>
  )
}
