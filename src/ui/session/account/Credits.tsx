import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '#ui/kit/buttons/RetryButton.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { AccountViewModel } from './AccountViewModel.ts'
import styles from './Credits.module.scss'

export const Credits = observer(function Credits({ account }: { readonly account: AccountViewModel }) {
  const { t } = useTranslation('session')
  const formats = useFormats()
  const { creditsLeft, creditAccount, credits } = account
  return (
    <section aria-busy={credits.busy} aria-label={t('account.credits')} className={styles['credits']}>
      <h2 className={styles['label']}>{t('account.credits')}</h2>
      {creditsLeft !== undefined && (
        <p>
          <data value={creditsLeft} className={styles['figure']}>
            {formats.number(creditsLeft)}
          </data>
          {creditAccount && (
            <data value={creditAccount.total} className={styles['total']}>
              {t('account.creditsOf', { total: formats.number(creditAccount.total) })}
            </data>
          )}
        </p>
      )}
      {creditAccount?.expiring.map(({ amount, date }) => (
        <p key={date.toString()} className={styles['ending']}>
          <data value={amount}>
            <time dateTime={date.toString()}>{t('account.expiring', { count: amount, date: formats.date(date) })}</time>
          </data>
        </p>
      ))}
      {credits.failure && (
        <div role="alert" className={styles['failure']}>
          <p>{t('account.creditsFailed')}</p>
          <RetryButton onRetry={credits.retry} busy={credits.busy} />
        </div>
      )}
    </section>
  )
})
