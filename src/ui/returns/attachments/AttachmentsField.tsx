import { Paperclip, Trash2, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttachmentProblem } from '#domain/returns/attachment'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import styles from './AttachmentsField.module.scss'
import type { AttachmentsModel } from './AttachmentsModel.ts'

const problems = {
  empty: 'files.empty',
  'too-large': 'files.tooLarge',
  'wrong-type': 'files.wrongType',
  renamed: 'files.renamed',
} as const satisfies Readonly<Record<AttachmentProblem, string>>

/** Files: chosen, on their way, or uploaded. */
export const AttachmentsField = observer(function AttachmentsField({ model }: { readonly model: AttachmentsModel }) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { uploading, files, share, problem, largest } = model
  if (uploading.fault) throw uploading.fault.error
  const size = formats.number(Math.round(largest / 104_857.6) / 10)
  const choose = (chosen: FileList | null) => {
    const file = chosen?.[0]
    if (file) void model.choose(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles['field']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {t('files.title')}
      </p>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map(({ hash, name }) => (
            <li key={hash} data-file={name}>
              <Paperclip size={16} aria-hidden={true} />
              <span className={styles['name']}>{name}</span>
              <IconButton label={t('files.remove', { name })} onPress={() => model.remove(hash)}>
                <Trash2 size={18} aria-hidden={true} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {uploading.failure && <FailureNotice failure={uploading.failure} title={t('files.failed')} of="asking" />}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {t(problems[problem.kind], { name: problem.name, size })}
        </p>
      )}
      {uploading.busy && (
        <progress className={styles['progress']} aria-label={t('files.uploading')} {...(share !== undefined && { value: share })} />
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        hidden={true}
        aria-labelledby={id}
        onChange={({ target }) => choose(target.files)}
      />
      <div className={styles['acts']}>
        {uploading.busy ? (
          <Button variant="outline" icon={<X size={20} aria-hidden={true} />} onPress={model.cancel}>
            {t('files.cancel')}
          </Button>
        ) : (
          <Button variant="outline" icon={<Paperclip size={20} aria-hidden={true} />} onPress={() => input.current?.click()}>
            {t('files.add')}
          </Button>
        )}
        <span className={styles['help']}>{t('files.help', { size })}</span>
      </div>
    </div>
  )
})
