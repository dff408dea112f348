import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { SendDialog } from './SendDialog.tsx'
import { ShownSwing } from './ShownSwing.tsx'
import styles from './SwingScreen.module.scss'
import { SwingSkeleton } from './SwingSkeleton.tsx'
import { SwingViewModel } from './SwingViewModel.ts'

export function SwingScreen() {
  const { id = '' } = useParams()
  return <TheSwing key={id} id={id} />
}

const TheSwing = observer(function TheSwing({ id }: { readonly id: string }) {
  const { t } = useTranslation('swings')
  const model = useViewModel(SwingViewModel)
  useEffect(() => void model.open(id), [model, id])
  useUnsavedChanges(model.letter.isUnsent)
  return (
    <div className={styles['page']}>
      <TextLink href={paths.swings} small={true}>
        {t('swing.back')}
      </TextLink>
      <Screen title={model.swing?.club ?? t('swing.title')}>
        <LoadedView loaded={model.reading} skeleton={<SwingSkeleton />} failed={t('swing.unread')}>
          {(shown) => <ShownSwing shown={shown} model={model} />}
        </LoadedView>
      </Screen>
      <SendDialog model={model} />
    </div>
  )
})
