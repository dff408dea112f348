import { SunMoon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Theme } from '#app/session/ports/Preferences'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'

interface ThemeSelectProps {
  readonly theme: Theme
  readonly onChange: (theme: Theme) => void
}

export function ThemeSelect({ theme, onChange }: ThemeSelectProps) {
  const { t } = useTranslation('shell')
  return (
    <NativeSelect
      label={t('settings.theme')}
      icon={<SunMoon size={18} aria-hidden={true} />}
      options={[
        { value: 'system', label: t('settings.themeSystem') },
        { value: 'light', label: t('settings.themeLight') },
        { value: 'dark', label: t('settings.themeDark') },
      ]}
      value={theme}
      onChange={onChange}
    />
  )
}
