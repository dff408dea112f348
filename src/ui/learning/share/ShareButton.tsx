import { Share2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { Shareable } from '#domain/learning/share'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ShareViewModel } from './ShareViewModel.ts'

const loadDialog = () => import('./ShareDialog.tsx')

interface ShareButtonProps {
  readonly item: Shareable
  readonly player?: { readonly time: number }
}

export const ShareButton = observer(function ShareButton({ item, player }: ShareButtonProps) {
  const { t } = useTranslation('share')
  const model = useViewModel(ShareViewModel)
  const late = useLazy(loadDialog, model.item !== undefined)
  return (
    <>
      <Button
        variant="outline"
        icon={<Share2 size={18} aria-hidden={true} />}
        aria-label={t('share.buttonFor', { title: item.title })}
        onPress={() => model.open(item, player?.time)}
      >
        {t('share.button')}
      </Button>
      {late && <late.ShareDialog model={model} />}
    </>
  )
})
