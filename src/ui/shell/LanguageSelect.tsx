import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Language, languages } from '#domain/shared/language'
import { NativeSelect } from '#ui/kit/fields/NativeSelect.tsx'

const names: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ja: '日本語', zh: '中文' }
const options = languages.map((language) => ({ value: language, label: names[language], lang: language }))

interface LanguageSelectProps {
  readonly language: Language
  readonly onChange: (language: Language) => void
}

export function LanguageSelect({ language, onChange }: LanguageSelectProps) {
  const { t } = useTranslation('shell')
  return (
    <NativeSelect
      label={t('settings.language')}
      icon={<Globe size={18} aria-hidden={true} />}
      options={options}
      value={language}
      onChange={onChange}
    />
  )
}
