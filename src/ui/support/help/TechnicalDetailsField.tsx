import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import styles from './HelpDialog.module.scss'
import type { HelpViewModel } from './HelpViewModel.ts'

/** What is sent is shown before. */
export const TechnicalDetailsField = observer(function TechnicalDetailsField({ model }: { readonly model: HelpViewModel }) {
  const { t } = useTranslation('help')
  const { version, browser, reference } = model.details
  return (
    <div className={styles['details']}>
      <Checkbox name="details" isSelected={model.includesDetails} onChange={model.includeDetails}>
        {t('details.include')}
      </Checkbox>
      {model.includesDetails && (
        <dl>
          <dt>{t('details.version')}</dt>
          <dd>{version}</dd>
          <dt>{t('details.browser')}</dt>
          <dd>{browser}</dd>
          {reference && (
            <>
              <dt>{t('details.reference')}</dt>
              <dd>{reference}</dd>
            </>
          )}
        </dl>
      )}
    </div>
  )
})
