import { RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { paths } from '#ui/shell/paths.ts'
import type { ReorderModel } from './ReorderModel.ts'

interface ReorderButtonProps {
  readonly model: ReorderModel
  readonly number: string
  readonly isQuiet?: boolean
}

export const ReorderButton = observer(function ReorderButton({ model, number, isQuiet = false }: ReorderButtonProps) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  if (model.task.fault) throw model.task.fault.error
  const again = async () => {
    if (await model.again(number)) await navigate(paths.cart)
  }
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'outline'}
      icon={<RotateCcw size={18} aria-hidden={true} />}
      busy={model.isBusy(number)}
      busyLabel={t('reorder.busy')}
      isDisabled={model.task.busy && !model.isBusy(number)}
      onPress={() => void again()}
      {...(!model.isBusy(number) && { 'aria-label': t('reorder.name', { number }) })}
    >
      {t('reorder.again')}
    </Button>
  )
})
