import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useLazy } from '#ui/kit/content/useLazy.ts'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { returnIdIn } from '../returnsPaths.ts'
import { ReturnActions } from './ReturnActions.tsx'
import { ReturnFacts } from './ReturnFacts.tsx'
import styles from './ReturnScreen.module.scss'
import { ReturnViewModel } from './ReturnViewModel.ts'

const loadDialog = () => import('./CloseDialog.tsx')

export const ReturnScreen = observer(function ReturnScreen() {
  const { t } = useTranslation('returns')
  const params = useParams()
  const id = returnIdIn(params['id'])
  const model = useViewModel(ReturnViewModel)
  useEffect(() => void model.show(id), [model, id])
  const late = useLazy(loadDialog, model.isAsked)
  useUnsavedChanges(model.conversation.isUnsent)
  return (
    <div className={styles['page']}>
      <div>
        <TextLink href={paths.returns} small={true}>
          {t('request.back')}
        </TextLink>
      </div>
      <Screen title={t('detail.title', { id })}>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('detail.unread')}>
          {({ settings, request }) =>
            request ? (
              <div className={styles['columns']}>
                <ReturnFacts model={model} settings={settings} request={request} />
                {model.hasConversation && (
                  <div className={styles['beside']}>
                    <Conversation model={model} />
                  </div>
                )}
                <ReturnActions model={model} settings={settings} request={request} />
              </div>
            ) : (
              <EmptyState title={t('detail.none')} action={<ButtonLink href={paths.returns}>{t('request.back')}</ButtonLink>}>
                {t('detail.noneLead')}
              </EmptyState>
            )
          }
        </LoadedView>
      </Screen>
      {late && <late.CloseDialog model={model} />}
    </div>
  )
})
