import { Copy, Send } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Shareable } from '#domain/learning/share'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { videoTime } from '../videoTime.ts'
import styles from './ShareDialog.module.scss'
import type { ShareViewModel } from './ShareViewModel.ts'

export const ShareDialog = observer(function ShareDialog({ model }: { readonly model: ShareViewModel }) {
  const { t } = useTranslation('share')
  const { item, address, creating, handing } = model
  const fault = creating.fault ?? handing.fault
  if (fault) throw fault.error
  return (
    <Dialog
      isOpen={item !== undefined}
      onClose={model.close}
      isDismissable={!creating.busy}
      title={address === undefined ? t('share.title') : t('share.done')}
      actions={address === undefined ? <Asking model={model} /> : <Handing model={model} />}
    >
      {creating.failure && <FailureNotice failure={creating.failure} title={t('share.failed')} of="asking" onRetry={model.create} />}
      {item && <Preview item={item} />}
      {address === undefined ? <p>{t('share.lead')}</p> : <Address model={model} address={address} />}
    </Dialog>
  )
})

function Preview({ item: { thumbnail, title, description } }: { readonly item: Shareable }) {
  return (
    <div className={styles['preview']}>
      {thumbnail && <img className={styles['picture']} src={thumbnail} alt="" crossOrigin="anonymous" width={720} height={406} />}
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
    </div>
  )
}

const Address = observer(function Address({ model, address }: { readonly model: ShareViewModel; readonly address: string }) {
  const { t } = useTranslation('share')
  const { time, isFromTime, startFromTime } = model
  return (
    <>
      {time !== undefined && (
        <Checkbox isSelected={isFromTime} onChange={startFromTime}>
          {t('share.fromTime', { time: videoTime(time) })}
        </Checkbox>
      )}
      <TextField
        label={t('share.address')}
        value={address}
        isReadOnly={true}
        autoFocus={true}
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <p role="status" className={styles['told']}>
        {model.handed && t(`share.${model.handed}`)}
      </p>
    </>
  )
})

const Asking = observer(function Asking({ model }: { readonly model: ShareViewModel }) {
  const { t } = useTranslation('share')
  const { creating, close, create } = model
  return (
    <>
      <Button variant="outline" autoFocus={true} isDisabled={creating.busy} onPress={close}>
        {t('share.drop')}
      </Button>
      <Button busy={creating.busy} busyLabel={t('share.creating')} onPress={create}>
        {t('share.create')}
      </Button>
    </>
  )
})

const Handing = observer(function Handing({ model }: { readonly model: ShareViewModel }) {
  const { t } = useTranslation('share')
  const { canSend, copy, send, handing } = model
  return (
    <>
      {canSend && (
        <Button variant="outline" icon={<Send size={18} aria-hidden={true} />} isDisabled={handing.busy} onPress={send}>
          {t('share.send')}
        </Button>
      )}
      <Button icon={<Copy size={18} aria-hidden={true} />} isDisabled={handing.busy} onPress={copy}>
        {t('share.copy')}
      </Button>
    </>
  )
})
