import { observer } from 'mobx-react-lite'
import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Modal'
import { Popover } from 'react-aria-components/Popover'
import { useTranslation } from 'react-i18next'
import { classes } from '#ui/kit/classes.ts'
import { useOverlay } from '#ui/kit/content/openOverlays.ts'
import type { MegaMenuViewModel } from './MegaMenuViewModel.ts'
import { MenuContent } from './MenuContent.tsx'
import styles from './MenuPanel.module.scss'

interface MenuPanelProps {
  readonly model: MegaMenuViewModel
  readonly below: RefObject<HTMLElement | null>
}

export const MenuPanel = observer(function MenuPanel({ model, below }: MenuPanelProps) {
  const { t } = useTranslation('menu')
  useOverlay(model.isOpen, model.close)
  const change = (isOpen: boolean): void => {
    if (!isOpen) model.close()
  }
  return (
    <Popover
      triggerRef={below}
      isOpen={model.isOpen}
      onOpenChange={change}
      placement="bottom start"
      offset={0}
      containerPadding={0}
      className={classes(styles['panel'])}
    >
      <Dialog aria-label={t('menu.title')} className={classes(styles['dialog'])}>
        <MenuContent model={model} />
      </Dialog>
    </Popover>
  )
})
