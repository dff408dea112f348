import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useUnsavedChanges } from '#ui/shell/unsavedChanges.ts'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { BackToPlay } from '../play/BackToPlay.tsx'
import { BagDialog } from './BagDialog.tsx'
import { BagHead } from './BagHead.tsx'
import { BagRemovalDialog } from './BagRemovalDialog.tsx'
import styles from './BagScreen.module.scss'
import { BagSkeleton } from './BagSkeleton.tsx'
import { BagViewModel } from './BagViewModel.ts'
import { ClubDialog } from './ClubDialog.tsx'
import { Clubs } from './Clubs.tsx'

export const BagScreen = observer(function BagScreen() {
  const { t } = useTranslation('bag')
  const { id } = useParams()
  const screen = useViewModel(BagViewModel)
  const { model, removal, bagEditor } = screen
  useEffect(() => void screen.open(idOf(id)), [screen, id])
  useUnsavedChanges(screen.isUnsent)
  const fault = removal.removing.fault ?? removal.restoring.fault ?? model.switching.fault ?? bagEditor.filling.fault
  if (fault) throw fault.error
  const add = (
    <Button icon={<Plus size={20} aria-hidden={true} />} onPress={bagEditor.begin}>
      {t('bag.add')}
    </Button>
  )
  return (
    <div className={styles['page']}>
      <BackToPlay />
      <Screen title={t('bag.title')}>
        {removal.removing.failure && !removal.asked && (
          <FailureNotice failure={removal.removing.failure} title={t('removal.clubFailed')} of="writing" />
        )}
        {removal.restoring.failure && <FailureNotice failure={removal.restoring.failure} title={t('bag.notPutBack')} of="writing" />}
        <LoadedView loaded={model.reading} skeleton={<BagSkeleton />} failed={t('bag.unread')}>
          {(bags) =>
            bags.length === 0 ? (
              <EmptyState title={t('bag.none')} action={add}>
                {t('bag.noneLead')}
              </EmptyState>
            ) : (
              <>
                <BagHead screen={screen} />
                <TheBag screen={screen} />
              </>
            )
          }
        </LoadedView>
      </Screen>
      <BagDialog screen={screen} />
      <ClubDialog screen={screen} />
      <BagRemovalDialog screen={screen} />
    </div>
  )
})

const TheBag = observer(function TheBag({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const { model } = screen
  const look = { href: paths.bag, label: t('bag.toCurrent') }
  if (model.id !== undefined && !model.bag) {
    return (
      <LoadedView
        loaded={model.named}
        skeleton={<BagSkeleton />}
        failed={model.named.failure?.kind === 'gone' ? t('bag.gone') : t('bag.clubsUnread')}
        look={look}
      >
        {() => null}
      </LoadedView>
    )
  }
  return (
    <LoadedView loaded={model.clubsReading} skeleton={<BagSkeleton />} failed={t('bag.clubsUnread')}>
      {() => <Clubs screen={screen} />}
    </LoadedView>
  )
})

function idOf(text: string | undefined): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
