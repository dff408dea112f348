import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import { SwingCard } from './SwingCard.tsx'
import styles from './SwingsScreen.module.scss'
import type { SwingsViewModel } from './SwingsViewModel.ts'
import type { useSwingsAddress } from './useSwingsAddress.ts'

interface SwingGridProps {
  readonly model: SwingsViewModel
  readonly address: ReturnType<typeof useSwingsAddress>
}

export const SwingGrid = observer(function SwingGrid({ model, address }: SwingGridProps) {
  const { t } = useTranslation('swings')
  const formats = useFormats()
  const { months, older } = model
  if (months.length === 0) {
    return (
      <EmptyState title={t('list.noneLike')} action={<Button onPress={address.showAll}>{t('list.showAll')}</Button>}>
        {t('list.noneLikeLead')}
      </EmptyState>
    )
  }
  return (
    <>
      {months.map(({ month, swings }) => (
        <section key={month.toString()} className={styles['month']}>
          <h2 className={styles['heading']}>{formats.month(month)}</h2>
          <ul className={styles['shelf']} aria-label={formats.month(month)}>
            {swings.map((swing) => (
              <SwingCard key={swing.id} swing={swing} />
            ))}
          </ul>
        </section>
      ))}
      {older > 0 && (
        <div className={styles['older']}>
          <Button variant="outline" onPress={address.showOlder}>
            {t('list.older', { count: older })}
          </Button>
        </div>
      )}
    </>
  )
})
