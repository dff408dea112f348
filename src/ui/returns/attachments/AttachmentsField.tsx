import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { FilesField } from '#ui/kit/fields/FilesField.tsx'
import { fileProblems, megabytes } from '#ui/kit/fields/fileProblems.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { AttachmentsModel } from './AttachmentsModel.ts'

/** Files: chosen, on their way, or uploaded. */
export const AttachmentsField = observer(function AttachmentsField({ model }: { readonly model: AttachmentsModel }) {
  const { t } = useTranslation('returns')
  const formats = useFormats()
  const { uploading, upload, files, problem, largest } = model
  if (uploading.fault) throw uploading.fault.error
  const size = formats.number(megabytes(largest))
  return (
    <>
      {uploading.failure && <FailureNotice failure={uploading.failure} title={t('files.failed')} of="asking" />}
      <FilesField
        texts={{
          title: t('files.title'),
          add: t('files.add'),
          cancel: t('files.cancel'),
          help: t('files.help', { size }),
          sending: t('files.uploading'),
          remove: (name) => t('files.remove', { name }),
        }}
        files={files.map(({ hash, name }) => ({ id: hash, name }))}
        problem={problem && t(fileProblems[problem.kind], { name: problem.name, size })}
        isSending={uploading.busy}
        share={upload.share}
        onChoose={(file) => void model.choose(file)}
        onRemove={model.remove}
        onCancel={model.cancel}
      />
    </>
  )
})
