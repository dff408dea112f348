import { Check, Pencil, Plus, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { Badge } from '#ui/kit/feedback/Badge.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { pathOfBag, paths } from '#ui/shell/paths.ts'
import styles from './BagScreen.module.scss'
import type { BagViewModel } from './BagViewModel.ts'

export const BagHead = observer(function BagHead({ screen }: { readonly screen: BagViewModel }) {
  const { t } = useTranslation('bag')
  const navigate = useNavigate()
  const { model, bagEditor } = screen
  const { bag, bags, current, switching } = model
  const go = (id: number) => void navigate(id === current?.id ? paths.bag : pathOfBag(id), { replace: true })
  return (
    <>
      <fieldset className={styles['bags']}>
        <legend className={styles['heard']}>{t('bag.bags')}</legend>
        {bags.map(({ id, name }) => (
          <Chip
            key={id}
            isChosen={id === bag?.id}
            onPress={() => go(id)}
            icon={id === current?.id && <Check size={16} aria-hidden={true} />}
          >
            {name}
          </Chip>
        ))}
        <Chip onPress={bagEditor.begin} icon={<Plus size={16} aria-hidden={true} />}>
          {t('bag.add')}
        </Chip>
      </fieldset>
      {bag && (
        <header className={styles['head']}>
          <div className={styles['words']}>
            <h2 className={styles['name']}>{bag.name}</h2>
            {bag.id === current?.id ? (
              <Badge kind="booked">{t('bag.current')}</Badge>
            ) : (
              <Button variant="outline" busy={switching.busy} busyLabel={t('bag.switching')} onPress={() => void model.makeCurrent(bag)}>
                {t('bag.makeCurrent')}
              </Button>
            )}
          </div>
          <span className={styles['acts']}>
            <IconButton label={t('bag.rename', { name: bag.name })} onPress={() => bagEditor.rename(bag)}>
              <Pencil size={20} aria-hidden={true} />
            </IconButton>
            <IconButton label={t('bag.remove', { name: bag.name })} onPress={() => screen.askForBag(bag)}>
              <Trash2 size={20} aria-hidden={true} />
            </IconButton>
          </span>
        </header>
      )}
      {switching.failure && <FailureNotice failure={switching.failure} title={t('bag.notCurrent')} of="writing" />}
    </>
  )
})
