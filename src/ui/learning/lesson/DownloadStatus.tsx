import { VideoOff, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { DownloadModel } from './DownloadModel.ts'
import styles from './DownloadStatus.module.scss'

export const DownloadStatus = observer(function DownloadStatus({ download }: { readonly download: DownloadModel }) {
  const { t } = useTranslation('lessons')
  const { fetching, video, outcome, retry } = download
  if (fetching.fault) throw fetching.fault.error
  const title = video?.title
  const isOver = outcome === 'kept' || outcome === 'dropped'
  return (
    <>
      {fetching.busy && title !== undefined && <OnItsWay download={download} title={title} />}
      {fetching.failure && <FailureNotice failure={fetching.failure} title={t('download.failed')} of="asking" onRetry={retry} />}
      {outcome === 'foreign' && (
        <Notice icon={VideoOff} title={t('download.foreign')}>
          <p>{t('download.foreignLead')}</p>
        </Notice>
      )}
      <p role="status" className={isOver ? styles['over'] : styles['silent']}>
        {isOver && t(`download.${outcome}`, { title })}
      </p>
    </>
  )
})

const OnItsWay = observer(function OnItsWay({ download, title }: { readonly download: DownloadModel; readonly title: string }) {
  const { t } = useTranslation('lessons')
  const formats = useFormats()
  const { share, progress, cancel } = download
  const megabytes = formats.number(Math.round((progress?.received ?? 0) / 100_000) / 10)
  const amount =
    share === undefined
      ? t('download.megabytes', { amount: megabytes })
      : t('download.percent', { percent: formats.number(Math.round(share * 100)) })
  return (
    <div className={styles['way']}>
      <div className={styles['measure']}>
        <p className={styles['words']}>
          <span>{t('download.coming', { title })}</span>
          <span className={styles['amount']}>{amount}</span>
        </p>
        <progress
          className={styles['bar']}
          aria-label={t('download.coming', { title })}
          max={1}
          {...(share !== undefined && { value: share })}
        />
      </div>
      <IconButton label={t('download.cancel')} onPress={cancel}>
        <X aria-hidden={true} />
      </IconButton>
    </div>
  )
})
