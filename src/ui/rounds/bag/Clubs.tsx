import { Plus, Ruler, TriangleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { ButtonLink } from '#ui/kit/buttons/ButtonLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { pathOfDistances } from '#ui/shell/paths.ts'
import { BagPicture } from './BagPicture.tsx'
import styles from './BagScreen.module.scss'
import { BagSkeleton } from './BagSkeleton.tsx'
import type { BagViewModel } from './BagViewModel.ts'
import { ClubGroups } from './ClubGroups.tsx'
import { Gapping } from './Gapping.tsx'

export const Clubs = observer(function Clubs({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const { model, bagEditor } = screen
  const { filling, unfilled } = bagEditor
  const add = (
    <Button icon={<Plus size={20} aria-hidden={true} />} onPress={screen.addClub}>
      {t('club.add')}
    </Button>
  )
  return (
    <>
      {unfilled && filling.failure && (
        <FailureNotice
          failure={filling.failure}
          title={t('bag.unfilled')}
          of="asking"
          onRetry={() => void screen.fillAgain()}
          busy={filling.busy}
        />
      )}
      <LoadedView loaded={model.listsReading} skeleton={<BagSkeleton />} failed={t('clubEditor.listsUnread')}>
        {() =>
          model.clubs.length === 0 ? (
            <EmptyState title={t('bag.noClubs')} action={add}>
              {t('bag.noClubsLead')}
            </EmptyState>
          ) : (
            <>
              <BagPicture screen={screen} />
              <div className={styles['bar']}>
                <p className={styles['count']}>
                  <span>{t('bag.clubs', { count: model.clubs.length })}</span>
                  {model.tooMany > 0 && (
                    <span className={styles['warning']}>
                      <TriangleAlert size={18} aria-hidden={true} />
                      {t('bag.tooMany', { count: model.tooMany })}
                    </span>
                  )}
                </p>
                <span className={styles['buttons']}>
                  {model.bag && (
                    <ButtonLink variant="outline" href={pathOfDistances(model.bag.id)} icon={<Ruler size={20} aria-hidden={true} />}>
                      {t('club.editDistances')}
                    </ButtonLink>
                  )}
                  {add}
                </span>
              </div>
              <Gapping model={model} />
              <ClubGroups screen={screen} />
            </>
          )
        }
      </LoadedView>
    </>
  )
})
