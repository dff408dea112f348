import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ActionBar } from '#ui/shell/ActionBar.tsx'
import type { BookViewModel } from './BookViewModel.ts'
import { Cost } from './Cost.tsx'

interface ConfirmBarProps {
  readonly model: BookViewModel
  readonly isMove: boolean
}

export const ConfirmBar = observer(function ConfirmBar({ model, isMove }: ConfirmBarProps) {
  const { t } = useTranslation('scheduling')
  const busy = model.order.operation.state === 'wait'
  const word = model.selection.joinsWaitingList ? t('book.join') : t('book.book')
  return (
    <ActionBar
      actions={
        <Button size="large" busy={busy} busyLabel={isMove ? t('book.moving') : t('book.booking')} onPress={model.confirm}>
          {isMove ? t('book.move') : word}
        </Button>
      }
    >
      <Cost model={model} />
    </ActionBar>
  )
})
