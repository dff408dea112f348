import { Check, CloudOff, RefreshCw, TriangleAlert, Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { CardEntries } from './CardEntries.ts'
import styles from './CardState.module.scss'

/** What is saved on the device, what has been sent, and what needs attention. */
export const CardState = observer(function CardState({ entries }: { readonly entries: CardEntries }) {
  const { t } = useTranslation('scorecard')
  const { refused, conflicts } = entries
  const shown = (strokes: number | undefined) => strokes ?? '–'
  return (
    <>
      <StateLine entries={entries} />
      {refused.length > 0 && (
        <Notice
          icon={TriangleAlert}
          title={t('state.refusedTitle', { holes: refused.map((number) => t('hole.title', { number })).join(', ') })}
          action={
            <Button variant="outline" onPress={() => entries.discardRefused()}>
              {t('state.discard')}
            </Button>
          }
        >
          {t('state.refusedLead')}
        </Notice>
      )}
      {conflicts.length > 0 && (
        <Notice
          icon={Users}
          mild={true}
          title={t('state.conflictTitle')}
          action={
            <Button variant="outline" onPress={() => entries.dismissConflicts()}>
              {t('state.dismiss')}
            </Button>
          }
        >
          <ul className={styles['conflicts']}>
            {conflicts.map(({ number, kept, here, elsewhere }) => (
              <li key={number}>
                {t(kept === 'here' ? 'state.keptHere' : 'state.keptElsewhere', { number, here: shown(here), elsewhere: shown(elsewhere) })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
})

const StateLine = observer(function StateLine({ entries }: { readonly entries: CardEntries }) {
  const { t } = useTranslation('scorecard')
  const { waiting, refused, isOnline } = entries
  if (waiting.length === 0 && refused.length > 0) return null
  const [Icon, text] = lineOf()
  return (
    <p role="status" className={styles['line']}>
      <Icon size={18} aria-hidden={true} />
      {text}
    </p>
  )

  function lineOf() {
    if (waiting.length === 0) return [Check, t('state.sent')] as const
    return isOnline ? ([RefreshCw, t('state.sending')] as const) : ([CloudOff, t('state.offline', { count: waiting.length })] as const)
  }
})
