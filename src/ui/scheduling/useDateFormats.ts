import { useTranslation } from 'react-i18next'
import { paths } from '#ui/shell/paths.ts'

export function useDateFormats(): { readonly href: string; readonly label: string } {
  const { t } = useTranslation('scheduling')
  return { href: paths.appointments, label: t('appointments.look') }
}
