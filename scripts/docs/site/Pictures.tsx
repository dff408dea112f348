import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { classes } from '#ui/kit/classes.ts'
import type { Step } from '../data.ts'
import styles from './Pictures.module.scss'
import { type StepScreenshot, screenshotsOf } from './screenshots.ts'

export function Pictures({ steps, title }: { readonly steps: readonly Step[]; readonly title: string }) {
  const shots = screenshotsOf(steps)
  if (shots.length === 0) return null
  return (
    <div className={styles['pictures']}>
      {shots.map((shot) => (
        <Picture key={shot.key} shot={shot} title={title} />
      ))}
    </div>
  )
}

function Picture({ shot: { files, told }, title }: { readonly shot: StepScreenshot; readonly title: string }) {
  return (
    <figure className={styles['picture']}>
      {files.map((file) => (
        <DialogTrigger key={file}>
          <Button className={classes(styles['open'])} aria-label={`Enlarge: ${told.join('; ')}`}>
            <Shown file={file} told={told} lazy={true} />
          </Button>
          <ModalOverlay isDismissable={true} className={classes(styles['scrim'])}>
            <Modal className={classes(styles['frame'])}>
              <Dialog aria-label={title} className={classes(styles['dialog'])}>
                <div className={styles['bar']}>
                  <p>{told.join('; ')}</p>
                  <IconButton label="Close" slot="close">
                    <X aria-hidden={true} />
                  </IconButton>
                </div>
                <Shown file={file} told={told} lazy={false} />
              </Dialog>
            </Modal>
          </ModalOverlay>
        </DialogTrigger>
      ))}
      <figcaption>{told.join('; ')}</figcaption>
    </figure>
  )
}

function Shown({ file, told, lazy }: { readonly file: string; readonly told: readonly string[]; readonly lazy: boolean }) {
  return (
    <img src={`./pictures/${file}`} width={1024} height={720} alt={`The screen as: ${told.join('; ')}`} loading={lazy ? 'lazy' : 'eager'} />
  )
}
