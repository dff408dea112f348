import { Camera, Trash2, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { UploadProgress } from '#ui/kit/feedback/UploadProgress.tsx'
import { useFocusIfLost } from '../useFocusIfLost.ts'
import styles from './ClubForm.module.scss'
import type { PictureModel, PictureRefusal } from './PictureModel.ts'

const refusals = {
  'not-a-picture': 'picture.notAPicture',
  'too-large': 'picture.tooLarge',
  expired: 'picture.expired',
} as const satisfies Readonly<Record<PictureRefusal, string>>

export const PictureField = observer(function PictureField({ picture }: { readonly picture: PictureModel }) {
  const { t } = useTranslation('bag')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { uploading, upload, refusal, address, key } = picture
  const acts = useRef<HTMLDivElement>(null)
  useFocusIfLost(acts, key)
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file) void picture.choose(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles['picture']} aria-busy={uploading.busy}>
      <p id={id} className={styles['label']}>
        {t('picture.title')}
      </p>
      {address.value !== undefined && <img src={address.value} alt={t('picture.alt')} />}
      {address.failure && (
        <FailureNotice failure={address.failure} title={t('picture.unread')} onRetry={address.retry} busy={address.busy} />
      )}
      {uploading.failure && <FailureNotice failure={uploading.failure} title={t('picture.failed')} of="asking" />}
      {refusal && (
        <p role="alert" className={styles['error']}>
          {t(refusals[refusal])}
        </p>
      )}
      {uploading.busy && <UploadProgress label={t('picture.uploading')} share={upload.share} />}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        hidden={true}
        aria-labelledby={id}
        onChange={({ target }) => choose(target.files)}
      />
      <div ref={acts} className={styles['acts']}>
        {uploading.busy ? (
          <Button variant="outline" icon={<X size={20} aria-hidden={true} />} onPress={picture.cancel}>
            {t('picture.cancel')}
          </Button>
        ) : (
          <Button variant="outline" icon={<Camera size={20} aria-hidden={true} />} onPress={() => input.current?.click()}>
            {key === undefined ? t('picture.choose') : t('picture.replace')}
          </Button>
        )}
        {key !== undefined && !uploading.busy && (
          <IconButton label={t('picture.remove')} onPress={picture.remove}>
            <Trash2 size={18} aria-hidden={true} />
          </IconButton>
        )}
      </div>
    </div>
  )
})
