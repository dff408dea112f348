import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { mayBeDone } from '#app/shared/failure'
import type { ReturnableOrder } from '#domain/returns/returnableItem'
import type { ReturnSettings } from '#domain/returns/returnSettings'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { toasts } from '#ui/kit/feedback/toasts.ts'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextArea } from '#ui/kit/fields/TextArea.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFirstProblem } from '#ui/kit/fields/useFirstProblem.ts'
import { paths } from '#ui/shell/paths.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { AttachmentsField } from '../attachments/AttachmentsField.tsx'
import { pathOfReturn } from '../returnsPaths.ts'
import { ItemFields } from './ItemFields.tsx'
import styles from './RequestScreen.module.scss'
import type { RequestViewModel } from './RequestViewModel.ts'

interface RequestFormProps {
  readonly model: RequestViewModel
  readonly settings: ReturnSettings
}

export const RequestForm = observer(function RequestForm({ model, settings }: RequestFormProps) {
  const { t } = useTranslation('returns')
  const navigate = useNavigate()
  const { orders, order, placing, attachments, isPressed } = model
  const form = useFirstProblem(model.attempts)
  const formats = useFormats()
  const orderLabel = ({ number, label, placedOn }: ReturnableOrder) =>
    placedOn ? formats.together(`#${number}`, formats.shortDate(placedOn)) : label
  if (placing.fault) throw placing.fault.error
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const placed = await model.place()
    if (!placed) return
    toasts.show(t('request.done'))
    await navigate(pathOfReturn(placed.id), { replace: true })
  }
  return (
    <form ref={form} className={styles['form']} onSubmit={(event) => void submit(event)} noValidate={true} aria-label={t('request.title')}>
      <SelectField
        label={t('request.order')}
        name="order"
        options={orders.map((each) => ({ value: each.number, label: orderLabel(each) }))}
        value={order?.number}
        onChange={(number) => void model.chooseOrder(number)}
        error={isPressed && !order && t('request.orderMissing')}
      />
      {order && (
        <LoadedView loaded={model.items} skeleton={<Skeleton lines={4} />} failed={t('request.itemsUnread')}>
          {(items) => (
            <fieldset className={styles['items']}>
              <legend>{t('request.items')}</legend>
              {items.map((item) => (
                <ItemFields key={item.itemId} item={item} model={model} />
              ))}
              {model.isNothingChosen && (
                <p role="alert" className={styles['problem']}>
                  {t('request.itemsMissing')}
                </p>
              )}
            </fieldset>
          )}
        </LoadedView>
      )}
      {settings.customFields.length > 0 && (
        <fieldset className={styles['items']}>
          <legend>{settings.customFieldsTitle}</legend>
          {settings.customFields.map(({ code, title }) => (
            <TextField
              key={code}
              label={title}
              name={`field.${code}`}
              optional={true}
              value={model.fields[code] ?? ''}
              onChange={(value) => model.fill(code, value)}
            />
          ))}
        </fieldset>
      )}
      <TextArea label={t('request.note')} name="note" optional={true} value={model.note} onChange={model.write} />
      <AttachmentsField model={attachments} />
      {settings.policyUrl !== undefined && (
        <p>
          <a href={settings.policyUrl} target="_blank" rel="noreferrer" className={styles['link']}>
            {t('request.policy')}
          </a>
        </p>
      )}
      {placing.failure && (
        <FailureNotice
          failure={placing.failure}
          title={mayBeDone(placing.failure) ? t('request.unknown') : t('request.failed')}
          of="writing"
          look={{ href: paths.returns, label: t('request.back') }}
        />
      )}
      <div>
        <Button type="submit" busy={placing.busy} busyLabel={t('request.busy')} isDisabled={attachments.uploading.busy}>
          {t('request.submit')}
        </Button>
      </div>
    </form>
  )
})
