import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { MembershipPacks } from './MembershipPacks.ts'
import styles from './RenewalsScreen.module.scss'
import { useMembershipText } from './useMembershipText.ts'

export const MembershipFacts = observer(function MembershipFacts({ model }: { readonly model: MembershipPacks }) {
  const { t } = useTranslation('renewals')
  const formats = useFormats()
  const textOf = useMembershipText(model)
  return (
    <LoadedView loaded={model.own} skeleton={<Skeleton lines={2} />} failed={t('membership.unread')}>
      {(own) =>
        own ? (
          <p className={styles['facts']} data-membership={`${own.name}, ${own.endsOn}`}>
            <strong>{textOf(own)}</strong>
            {own.number && own.since && (
              <span className={styles['note']}>{t('membership.number', { number: own.number, date: formats.shortDate(own.since) })}</span>
            )}
          </p>
        ) : (
          <p className={styles['note']}>{t('membership.none')}</p>
        )
      }
    </LoadedView>
  )
})
