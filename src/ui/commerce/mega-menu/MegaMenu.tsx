import { LayoutGrid } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { useWide } from '#ui/shell/useWide.ts'
import { MegaMenuViewModel } from './MegaMenuViewModel.ts'
import { MenuContent } from './MenuContent.tsx'
import { MenuPanel } from './MenuPanel.tsx'

export const MegaMenu = observer(function MegaMenu({ bar }: { readonly bar: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('menu')
  const model = useViewModel(MegaMenuViewModel)
  const { pathname, search } = useLocation()
  const wide = useWide()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location closes the menu
  useEffect(() => model.close(), [model, pathname, search])
  return (
    <>
      <Button
        variant="quiet"
        icon={<LayoutGrid size={18} aria-hidden={true} />}
        aria-haspopup="dialog"
        aria-expanded={model.isOpen}
        onHoverStart={model.prepare}
        onPress={model.open}
      >
        {t('menu.open')}
      </Button>
      {wide ? (
        <MenuPanel model={model} below={bar} />
      ) : (
        <Dialog isOpen={model.isOpen} onClose={model.close} title={t('menu.title')}>
          <MenuContent model={model} />
        </Dialog>
      )}
    </>
  )
})
