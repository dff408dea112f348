import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { AccountPage } from '../account-page/AccountPage.tsx'
import styles from './DeskAccess.module.scss'
import { DeskAccessViewModel } from './DeskAccessViewModel.ts'
import { DeskTicketCard } from './DeskTicketCard.tsx'

export const DeskAccessScreen = observer(function DeskAccessScreen() {
  const { t } = useTranslation('arrival')
  const model = useViewModel(DeskAccessViewModel)
  const { ticket, mayGive, isOver, timeZone } = model
  if (ticket.fault) throw ticket.fault.error
  return (
    <AccountPage page="desk">
      <div className={styles['access']}>
        {mayGive ? (
          <>
            <p className={styles['words']}>{t('desk.lead')}</p>
            {ticket.failure && (
              <FailureNotice failure={ticket.failure} title={t('desk.failed')} of="asking" onRetry={model.ask} busy={ticket.busy} />
            )}
            {ticket.value && <DeskTicketCard ticket={ticket.value} timeZone={timeZone} />}
            {isOver && (
              <p role="status" className={styles['words']}>
                {t('desk.over')}
              </p>
            )}
            {!ticket.failure && (
              <Button
                variant={ticket.value ? 'outline' : 'primary'}
                size="large"
                busy={ticket.busy}
                busyLabel={t('desk.asking')}
                onPress={model.ask}
              >
                {ticket.value ? t('desk.another') : t('desk.ask')}
              </Button>
            )}
          </>
        ) : (
          <p className={styles['words']}>{t('desk.notByTicket')}</p>
        )}
      </div>
    </AccountPage>
  )
})
