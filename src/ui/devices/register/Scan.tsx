import { ScanBarcode } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import styles from './RegisterDialog.module.scss'
import type { Registration } from './Registration.ts'

/** Offered only where the browser can read barcodes. */
export const Scan = observer(function Scan({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('devices')
  const { canScan, isScanning, isCameraMissing, beginScan, endScan } = registration
  if (!canScan) return null
  return (
    <>
      {isScanning && <Preview registration={registration} />}
      {isCameraMissing && (
        <p role="alert" className={styles['hint']}>
          {t('scan.noCamera')}
        </p>
      )}
      <div>
        {isScanning ? (
          <Button variant="outline" onPress={endScan}>
            {t('scan.stop')}
          </Button>
        ) : (
          <Button variant="outline" icon={<ScanBarcode size={20} aria-hidden={true} />} onPress={beginScan}>
            {t('scan.begin')}
          </Button>
        )}
      </div>
    </>
  )
})

function Preview({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('devices')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) void registration.scan(video.current)
    return registration.endScan
  }, [registration])
  return <video ref={video} className={styles['preview']} aria-label={t('scan.preview')} muted={true} playsInline={true} />
}
