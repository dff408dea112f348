import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { HostAppViewModel } from './HostAppViewModel.ts'

export function BackToApp() {
  const { t } = useTranslation('hostApp')
  const model = useViewModel(HostAppViewModel)
  if (!model.canGoBack) return null
  return (
    <Button variant="quiet" icon={<ArrowLeft size={18} aria-hidden={true} />} onPress={() => model.goBack()}>
      {t('hostApp.back')}
    </Button>
  )
}
