import { useTranslation } from 'react-i18next'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { ToastRegion } from '#ui/kit/feedback/ToastRegion.tsx'
import type { ProfilePanel } from '../ProfilePanel.tsx'

interface ShellOverlaysProps {
  readonly profile: ProfilePanel | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

export function ShellOverlays({ profile, isOpen, onClose }: ShellOverlaysProps) {
  const { t } = useTranslation('shell')
  return (
    <>
      {profile && (
        <Dialog isOpen={isOpen} onClose={onClose} title={t('shell.profile')}>
          {profile.content}
        </Dialog>
      )}
      <ToastRegion />
    </>
  )
}
