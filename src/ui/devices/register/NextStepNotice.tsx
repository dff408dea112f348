import { CircleCheck, Lock, type LucideIcon, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NextStep } from '#domain/devices/registration'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { helpDialog } from '#ui/shell/helpDialog.ts'
import styles from './RegisterDialog.module.scss'

const refusals = { 'show-devices': CircleCheck, 'ask-seller': UserRound, 'ask-club': Lock } as const satisfies Partial<
  Record<NextStep, LucideIcon>
>

/** What the check has found, and what a player does next. */
export function NextStepNotice({ step }: { readonly step: NextStep | undefined }) {
  const { t } = useTranslation('devices')
  if (step === undefined || step === 'correct') return null
  if (step === 'register') {
    return (
      <p role="status" className={styles['free']}>
        <CircleCheck size={20} aria-hidden={true} />
        {t('steps.register')}
      </p>
    )
  }
  return (
    <Notice
      icon={refusals[step]}
      title={t(`steps.${step}`)}
      mild={step !== 'ask-club'}
      action={
        step === 'ask-club' && (
          <Button variant="outline" onPress={helpDialog.open}>
            {t('steps.help')}
          </Button>
        )
      }
    >
      {t(`steps.${step}-lead`)}
    </Notice>
  )
}
