import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AnalyticsChoiceViewModel } from './AnalyticsChoiceViewModel.ts'
import styles from './UsageChoice.module.scss'

export const AnalyticsChoice = observer(function AnalyticsChoice() {
  const { t } = useTranslation('account')
  const model = useViewModel(AnalyticsChoiceViewModel)
  return (
    <section aria-labelledby="privacy" className={styles['choice']}>
      <h2 id="privacy" className={styles['title']}>
        {t('privacy.title')}
      </h2>
      <Checkbox isSelected={model.isAllowed} onChange={model.choose} isDisabled={model.isDecided}>
        {t('privacy.usage')}
      </Checkbox>
      {model.isDecided && <p className={styles['decided']}>{t('privacy.decided')}</p>}
      <p className={styles['note']}>{t('privacy.note')}</p>
    </section>
  )
})
