import { Download, Printer, ShieldAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { LazyHtml } from '#ui/kit/content/LazyHtml.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import styles from './PurchaseScreen.module.scss'
import type { PurchaseViewModel } from './PurchaseViewModel.ts'

/** The document as the club wrote it; printed, it is all that is on the paper. */
export const ReceiptSheet = observer(function ReceiptSheet({ model }: { readonly model: PurchaseViewModel }) {
  const { t } = useTranslation('purchases')
  if (model.receipt.state !== 'success') return null
  return (
    <section className={styles['receipt']} aria-label={t('sheet.title')}>
      <LoadedView loaded={model.document} skeleton={<Skeleton lines={8} />} failed={t('sheet.unread')}>
        {({ html }) => (
          <>
            <ReceiptActions model={model} />
            <article className={styles['sheet']}>
              <LazyHtml html={html} />
            </article>
          </>
        )}
      </LoadedView>
    </section>
  )
})

const ReceiptActions = observer(function ReceiptActions({ model }: { readonly model: PurchaseViewModel }) {
  const { t } = useTranslation('purchases')
  const { downloading, download } = model
  if (downloading.fault) throw downloading.fault.error
  return (
    <div className={styles['actions']}>
      <div className={styles['buttons']}>
        <Button variant="outline" icon={<Printer size={18} aria-hidden={true} />} onPress={() => window.print()}>
          {t('sheet.print')}
        </Button>
        <Button
          variant="outline"
          icon={<Download size={18} aria-hidden={true} />}
          onPress={() => void model.save()}
          busy={downloading.busy}
          busyLabel={t('sheet.downloading')}
        >
          {t('sheet.download')}
        </Button>
      </div>
      <p role="status" className={styles['status']}>
        {download.state === 'downloaded' && t('sheet.downloaded')}
      </p>
      {downloading.failure && <FailureNotice failure={downloading.failure} title={t('sheet.failed')} of="asking" />}
      {model.isForeign && (
        <Notice icon={ShieldAlert} title={t('sheet.foreign')} mild={true}>
          {t('sheet.foreignLead')}
        </Notice>
      )}
    </div>
  )
})
