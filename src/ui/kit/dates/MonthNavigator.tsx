import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '#ui/shell/useFormats.ts'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import styles from './MonthNavigator.module.scss'

export interface MonthPages {
  goToPreviousMonth(): void
  goToNextMonth(): void
  goToPreviousYear(): void
  goToNextYear(): void
  goToToday(): void
}

interface MonthNavigatorProps {
  readonly month: Temporal.PlainYearMonth
  readonly pages: MonthPages
}

export function MonthNavigator({ month, pages }: MonthNavigatorProps) {
  const { t } = useTranslation('shell')
  const formats = useFormats()
  return (
    <div className={styles['frame']}>
      <div className={styles['navigator']}>
        <IconButton label={t('months.previousMonth')} onPress={() => pages.goToPreviousMonth()}>
          <ChevronLeft aria-hidden={true} />
        </IconButton>
        <h2 aria-live="polite" className={styles['title']}>
          <time dateTime={month.toString()}>{formats.month(month)}</time>
        </h2>
        <IconButton label={t('months.nextMonth')} onPress={() => pages.goToNextMonth()}>
          <ChevronRight aria-hidden={true} />
        </IconButton>
        <IconButton label={t('months.previousYear')} onPress={() => pages.goToPreviousYear()}>
          <ChevronsLeft aria-hidden={true} />
        </IconButton>
        <Button variant="outline" onPress={() => pages.goToToday()}>
          {t('months.today')}
        </Button>
        <IconButton label={t('months.nextYear')} onPress={() => pages.goToNextYear()}>
          <ChevronsRight aria-hidden={true} />
        </IconButton>
      </div>
    </div>
  )
}
