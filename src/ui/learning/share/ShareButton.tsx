import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Shareable } from '#domain/learning/share'
import { Button } from '#ui/kit/Button.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ShareDialog } from './ShareDialog.tsx'
import { ShareViewModel } from './ShareViewModel.ts'

/** Beside what can be shown to others, wherever it stands: the dialog comes along. */
export function ShareButton({ item }: { readonly item: Shareable }) {
  const { t } = useTranslation('share')
  const model = useViewModel(ShareViewModel)
  return (
    <>
      <Button
        variant="outline"
        icon={<Share2 size={18} aria-hidden={true} />}
        aria-label={t('share.buttonFor', { title: item.title })}
        onPress={() => model.open(item)}
      >
        {t('share.button')}
      </Button>
      <ShareDialog model={model} />
    </>
  )
}
