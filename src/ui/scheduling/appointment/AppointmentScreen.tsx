import { ArrowLeft, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { DetailAside } from '#ui/shell/DetailAside.tsx'
import { pathOfAppointment } from '#ui/shell/paths.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { hrefOfView, useView } from '../appointments/useView.ts'
import { AppointmentContent } from './AppointmentContent.tsx'
import styles from './AppointmentScreen.module.scss'
import { AppointmentViewModel } from './AppointmentViewModel.ts'
import { StateBadge } from './StateBadge.tsx'

interface AppointmentScreenProps {
  readonly id: string
  readonly wide: boolean
  readonly onChange: () => Promise<void>
}

export const AppointmentScreen = observer(function AppointmentScreen({ id, wide, onChange }: AppointmentScreenProps) {
  const { t } = useTranslation('scheduling')
  const model = useViewModel(AppointmentViewModel)
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    void model.open(id)
  }, [model, id])
  const { movedTo } = model
  useEffect(() => {
    if (movedTo !== undefined) void navigate({ pathname: pathOfAppointment(movedTo), search }, { replace: true })
  }, [movedTo, navigate, search])
  const screen = (
    <div className={styles['screen']}>
      <div className={styles['head']}>
        {wide ? model.appointment && <StateBadge state={model.appointment.state} /> : <BackLink />}
        {wide ? <CloseButton /> : model.appointment && <StateBadge state={model.appointment.state} />}
      </div>
      <AppointmentContent model={model} wide={wide} onChange={onChange} />
    </div>
  )
  return wide ? <DetailAside label={t('appointment.lesson')}>{screen}</DetailAside> : screen
})

function BackLink() {
  const { t } = useTranslation('scheduling')
  const [view] = useView()
  return (
    <TextLink href={hrefOfView(view)} small={true}>
      <span className={styles['back']}>
        <ArrowLeft size={18} aria-hidden={true} />
        {t('appointment.back')}
      </span>
    </TextLink>
  )
}

function CloseButton() {
  const { t } = useTranslation('scheduling')
  const navigate = useNavigate()
  const [view] = useView()
  return (
    <IconButton label={t('appointment.close')} onPress={() => navigate(hrefOfView(view))}>
      <X aria-hidden={true} />
    </IconButton>
  )
}
