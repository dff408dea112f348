import { useTranslation } from 'react-i18next'
import { paths } from '#ui/shell/paths.ts'

/** Where a player sees what was booked, moved or cancelled, when no answer tells it. */
export function useDateFormats(): { readonly href: string; readonly label: string } {
  const { t } = useTranslation('scheduling')
  return { href: paths.appointments, label: t('appointments.look') }
}
