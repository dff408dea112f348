import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { onShortcut } from './onShortcut.ts'

const loadDialog = () => import('./QuickSearchDialog.tsx')

export function QuickSearch() {
  const { t } = useTranslation('quickSearch')
  const [isOpen, setOpen] = useState(false)
  const dialog = useLazy(loadDialog, isOpen)
  useEffect(() => onShortcut(document, () => setOpen(true)), [])
  return (
    <>
      <IconButton label={t('search.title')} onPress={() => setOpen(true)}>
        <Search size={22} aria-hidden={true} />
      </IconButton>
      {isOpen && dialog && <dialog.QuickSearchDialog onClose={() => setOpen(false)} />}
    </>
  )
}
