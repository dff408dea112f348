import { Paperclip, Trash2, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { UploadProgress } from '../feedback/UploadProgress.tsx'
import styles from './FilesField.module.scss'

interface FilesFieldProps {
  readonly texts: {
    readonly title: string
    readonly add: string
    readonly cancel: string
    readonly help: string
    readonly sending: string
    readonly remove: (name: string) => string
  }
  readonly files: readonly { readonly id: string; readonly name: string }[]
  readonly problem?: string | undefined
  readonly isSending: boolean
  /** From 0 to 1; undefined while it is unknown. */
  readonly share: number | undefined
  readonly onChoose: (file: File) => void
  readonly onRemove: (id: string) => void
  readonly onCancel: () => void
}

/** Pictures and PDF files, chosen one at a time. */
export function FilesField({ texts, files, problem, isSending, share, onChoose, onRemove, onCancel }: FilesFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const choose = (chosen: FileList | null) => {
    const file = chosen?.[0]
    if (file) onChoose(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div className={styles['field']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {texts.title}
      </p>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map(({ id: key, name }) => (
            <li key={key} data-file={name}>
              <Paperclip size={16} aria-hidden={true} />
              <span className={styles['name']}>{name}</span>
              {!isSending && (
                <IconButton label={texts.remove(name)} onPress={() => onRemove(key)}>
                  <Trash2 size={18} aria-hidden={true} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      {isSending && <UploadProgress label={texts.sending} share={share} />}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        hidden={true}
        aria-labelledby={id}
        onChange={({ target }) => choose(target.files)}
      />
      <div className={styles['acts']}>
        {isSending ? (
          <Button variant="outline" icon={<X size={20} aria-hidden={true} />} onPress={onCancel}>
            {texts.cancel}
          </Button>
        ) : (
          <Button variant="outline" icon={<Paperclip size={20} aria-hidden={true} />} onPress={() => input.current?.click()}>
            {texts.add}
          </Button>
        )}
        <span className={styles['help']}>{texts.help}</span>
      </div>
    </div>
  )
}
