import { Check, CloudOff, RefreshCw, TriangleAlert, Users } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Difference } from '#domain/rounds/cardConflict'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import type { CardEntries } from './CardEntries.ts'
import styles from './CardState.module.scss'

/** What is saved on the device, what has been sent, and what needs attention. */
export const CardState = observer(function CardState({ entries }: { readonly entries: CardEntries }) {
  const { t } = useTranslation('scorecard')
  const { refused, conflicts } = entries
  const shown = (value: Difference['here']) => (typeof value === 'boolean' ? t(value ? 'hole.yes' : 'hole.no') : (value ?? '–'))
  const nameOf = (name: Difference['name']) => {
    if (name === 'strokes' || name === 'putts') return t(`hole.${name}`)
    return name === 'isPickedUp' ? t('hole.pickedUp') : t(`answers.${name}`)
  }
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
            {conflicts.flatMap(({ number, kept, differences }) =>
              differences.map(({ name, here, elsewhere }) => (
                <li key={`${number} ${name}`} data-part="difference">
                  {t(kept === 'here' ? 'state.keptHere' : 'state.keptElsewhere', {
                    ...{ number, what: nameOf(name), here: shown(here), elsewhere: shown(elsewhere) },
                  })}
                </li>
              )),
            )}
          </ul>
        </Notice>
      )}
    </>
  )
})

const StateLine = observer(function StateLine({ entries }: { readonly entries: CardEntries }) {
  const { t } = useTranslation('scorecard')
  const { waiting, refused, isOnline, isUntouched } = entries
  if (waiting.length === 0 && refused.length > 0) return null
  const [Icon, text] = lineOf()
  return (
    <p role="status" className={styles['line']}>
      <Icon size={18} aria-hidden={true} />
      {text}
    </p>
  )

  function lineOf() {
    const count = waiting.length
    if (count === 0) return [Check, t(isUntouched ? 'state.untouched' : 'state.sent')] as const
    return isOnline ? ([RefreshCw, t('state.sending', { count })] as const) : ([CloudOff, t('state.offline', { count })] as const)
  }
})
