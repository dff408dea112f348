import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { EmptyState } from '#ui/kit/feedback/EmptyState.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { pathOfPurchase, paths } from '#ui/shell/paths.ts'
import { Screen } from '#ui/shell/Screen.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { PaidSum } from '../payment/PaidSum.tsx'
import { GearItem } from './GearItem.tsx'
import styles from './GearScreen.module.scss'
import { GearViewModel } from './GearViewModel.ts'

/** What coaches recommend, each paid on its own. */
export const GearScreen = observer(function GearScreen() {
  const { t } = useTranslation('gear')
  const model = useViewModel(GearViewModel)
  const [query, setQuery] = useSearchParams()
  const named = query.get('item') ?? undefined
  useEffect(() => model.choose(named), [model, named])
  const choose = (id: string) => setQuery({ item: id }, { replace: true, preventScrollReset: true })
  return (
    <div className={styles['page']}>
      <Screen title={t('list.title')}>
        <p className={styles['lead']}>{t('list.lead')}</p>
        <LoadedView loaded={model.reading} skeleton={<Skeleton lines={8} />} failed={t('list.unread')}>
          {(gear) =>
            gear.length === 0 ? (
              <EmptyState title={t('list.none')} action={<TextLink href={paths.shop}>{t('list.shop')}</TextLink>}>
                {t('list.noneLead')}
              </EmptyState>
            ) : (
              <>
                <Bought model={model} />
                <ul className={styles['list']}>
                  {gear.map((each) => (
                    <GearItem key={each.id} model={model} gear={each} onChoose={choose} />
                  ))}
                </ul>
              </>
            )
          }
        </LoadedView>
      </Screen>
    </div>
  )
})

const Bought = observer(function Bought({ model }: { readonly model: GearViewModel }) {
  const { t } = useTranslation('gear')
  const { bought } = model
  if (!bought) return null
  return (
    <section className={styles['bought']} aria-label={t('bought.title')}>
      <p role="status" className={styles['success']}>
        <CircleCheck size={24} aria-hidden={true} />
        {t('bought.lead', { name: bought.name })}
      </p>
      <PaidSum total={bought.quote.total} />
      {bought.requestId !== undefined && <TextLink href={pathOfPurchase(bought.requestId)}>{t('bought.receipt')}</TextLink>}
    </section>
  )
})
