import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Renewal } from '#domain/commerce/renewals/quote'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { QuotePanel } from '../club-payment/QuotePanel.tsx'
import styles from './RenewalsScreen.module.scss'

interface RenewalDoneProps {
  readonly renewal: Renewal
  readonly tax: number
  readonly onAgain: () => void
}

export function RenewalDone({ renewal, tax, onAgain }: RenewalDoneProps) {
  const { t } = useTranslation('renewals')
  return (
    <section className={styles['done']} aria-label={t('done.title')}>
      <p role="status" className={styles['success']}>
        <CircleCheck size={24} aria-hidden={true} />
        {t('done.title')}
      </p>
      <p data-part="number">{t('done.number', { number: renewal.number })}</p>
      <QuotePanel quote={renewal} tax={tax} />
      <Button variant="outline" onPress={onAgain}>
        {t('done.again')}
      </Button>
    </section>
  )
}
