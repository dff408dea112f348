import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { areas } from '../areas.ts'
import { paths } from '../paths.ts'

/** An installed app has no browser around it, and an iPhone no button for the way back. */
export function BackButton() {
  const { t } = useTranslation('shell')
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  if (areas.some(({ path }) => path === pathname)) return null
  const goBack = () => void (key === 'default' ? navigate(paths.home) : navigate(-1))
  return (
    <IconButton label={t('shell.back')} onPress={goBack}>
      <ArrowLeft aria-hidden={true} />
    </IconButton>
  )
}
