import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { PrepaidModel } from './PrepaidModel.ts'

export const CardCode = observer(function CardCode({ prepaid }: { readonly prepaid: PrepaidModel }) {
  const { t } = useTranslation('devices')
  const { checking, isIncomplete, isRefused, typed, write } = prepaid
  const refused = isRefused ? t('prepaid.refused') : undefined
  return (
    <>
      <p>{t('prepaid.lead')}</p>
      {checking.failure && <FailureNotice failure={checking.failure} title={t('prepaid.unchecked')} onRetry={checking.retry} />}
      <TextField
        name="code"
        label={t('prepaid.code')}
        help={t('prepaid.help')}
        error={isIncomplete ? t('prepaid.incomplete') : refused}
        value={typed}
        onChange={write}
        autoComplete="off"
        isCode={true}
      />
    </>
  )
})
