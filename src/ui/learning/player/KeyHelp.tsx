import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import styles from './KeyHelp.module.scss'
import type { KeyAct } from './keyMap.ts'

const faces: Readonly<Record<string, string>> = { ' ': '␣', arrowleft: '←', arrowright: '→', home: 'Home', end: 'End' }

interface KeyHelpProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly keys: readonly Pick<KeyAct<never>, 'keys' | 'name'>[]
}

export function KeyHelp({ isOpen, onClose, keys: acts }: KeyHelpProps) {
  const { t } = useTranslation('learning')
  const rows = [...acts, { keys: ['0', '9'], name: 'tenths' } as const]
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('keys.title')}>
      <dl className={styles['keys']}>
        {rows.map(({ keys, name }) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{faces[key] ?? key.toUpperCase()}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
