import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { useLazy } from '../content/useLazy.ts'
import styles from './Why.module.scss'
import type { WhyContent } from './WhyPopover.tsx'

interface WhyProps extends WhyContent {
  readonly subject: string
}

const load = () => import('./WhyPopover.tsx')

export function Why({ subject, ...content }: WhyProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const late = useLazy(load, isOpen)
  const label = t('kit.whyOf', { subject })
  return (
    <>
      <Button
        ref={button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
        className={classes(styles['why'])}
      >
        {t('kit.why')}
      </Button>
      {late && <late.WhyPopover {...content} label={label} below={button} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
