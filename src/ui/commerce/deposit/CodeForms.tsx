import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClubOrder } from '#domain/commerce/deposit/clubOrder'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { CodeList } from '../cart/CodeList.tsx'
import styles from './Deposit.module.scss'
import type { CodeKind } from './DepositCodesModel.ts'
import type { DepositViewModel } from './DepositViewModel.ts'

interface CodeFormsProps {
  readonly model: DepositViewModel
  readonly order: ClubOrder
}

export const CodeForms = observer(function CodeForms({ model, order }: CodeFormsProps) {
  const { t } = useTranslation('deposit')
  return (
    <details className={styles['codes']}>
      <summary>{t('codes.title')}</summary>
      <div className={styles['columns']}>
        <CodeForm model={model} order={order} kind="coupon" />
        <CodeForm model={model} order={order} kind="giftCode" />
      </div>
    </details>
  )
})

const CodeForm = observer(function CodeForm({ model, order, kind }: CodeFormsProps & { readonly kind: CodeKind }) {
  const { t } = useTranslation('deposit')
  const { codes, choices } = model
  const checking = codes.checking[kind]
  const problem = codes.problems[kind]
  const used = codes.used[kind]
  if (checking.fault) throw checking.fault.error
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (choices.set) void codes.apply(kind, order, choices.set)
  }
  return (
    <form className={styles['code']} aria-label={t(`codes.${kind}`)} onSubmit={apply} noValidate={true}>
      <TextField
        name={kind}
        label={t(`codes.${kind}`)}
        value={codes.typed[kind]}
        onChange={(text) => codes.type(kind, text)}
        autoComplete="off"
        isCode={true}
        error={problem && t(`codes.${kind}${problem === 'missing' ? 'Missing' : 'Refused'}`)}
      />
      <Button type="submit" variant="outline" busy={checking.busy} busyLabel={t('codes.applying')}>
        {t('codes.apply')}
      </Button>
      <CodeList
        codes={used ? [{ code: used.code, remove: t('codes.remove', { code: used.code }) }] : []}
        onRemove={() => codes.remove(kind)}
        busy={checking.busy}
      />
      {checking.failure && <FailureNotice failure={checking.failure} title={t(`codes.${kind}Unchecked`)} of="asking" />}
    </form>
  )
})
