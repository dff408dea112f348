import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClubTexts } from '#domain/session/configuration'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Dialog } from '#ui/kit/content/Dialog.tsx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import { ClubText } from './ClubText.tsx'
import styles from './ClubTextLinks.module.scss'

type Name = 'terms' | 'privacy'

export const ClubTextLinks = observer(function ClubTextLinks({ texts }: { readonly texts: Loaded<ClubTexts> }) {
  const { t } = useTranslation('configuration')
  const [shown, setShown] = useState<Name | undefined>(undefined)
  const close = () => setShown(undefined)
  return (
    <div className={styles['links']}>
      <Button variant="quiet" onPress={() => setShown('terms')}>
        {t('clubText.terms')}
      </Button>
      <Button variant="quiet" onPress={() => setShown('privacy')}>
        {t('clubText.privacy')}
      </Button>
      <Dialog isOpen={shown !== undefined} onClose={close} title={shown && t(`clubText.${shown}`)}>
        {shown && <ClubText texts={texts} name={shown} />}
      </Dialog>
    </div>
  )
})
