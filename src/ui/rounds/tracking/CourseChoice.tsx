import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import { CoursePicker } from '../rounds/CoursePicker.tsx'
import type { TrackingEditor } from './TrackingEditor.ts'

export const CourseChoice = observer(function CourseChoice({ editor }: { readonly editor: TrackingEditor }) {
  const { t } = useTranslation('tracking')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Chip icon={<MapPin size={16} aria-hidden={true} />} onPress={() => setOpen(true)}>
        {t('editor.chooseCourse')}
      </Chip>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('editor.where')}
        actions={
          <Button variant="outline" onPress={close}>
            {t('editor.cancel')}
          </Button>
        }
      >
        <CoursePicker
          onChoose={(course) => {
            editor.choose(course)
            close()
          }}
        />
      </Dialog>
    </div>
  )
})
