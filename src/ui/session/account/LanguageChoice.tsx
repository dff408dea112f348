import { observer } from 'mobx-react-lite'
import { LanguageSelect } from '#ui/shell/LanguageSelect.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { SettingsViewModel } from './SettingsViewModel.ts'

export const LanguageChoice = observer(function LanguageChoice() {
  const settings = useViewModel(SettingsViewModel)
  return <LanguageSelect language={settings.language} onChange={settings.chooseLanguage} />
})
