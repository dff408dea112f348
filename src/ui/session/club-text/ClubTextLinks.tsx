import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClubTexts } from '#domain/session/configuration'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { LoadedView } from '#ui/kit/LoadedView.tsx'
import { SafeHtml } from '#ui/kit/SafeHtml.tsx'
import { Skeleton } from '#ui/kit/Skeleton.tsx'
import type { Loaded } from '#ui/shell/Loaded.ts'
import styles from './ClubTextLinks.module.scss'

type Name = 'terms' | 'privacy'

/** The club's terms and what it says of privacy, each in a dialog: what is being typed stays behind it. */
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

interface ClubTextProps {
  readonly texts: Loaded<ClubTexts>
  readonly name: keyof ClubTexts
}

/** One text of the club's; where there is none, that is said. */
export const ClubText = observer(function ClubText({ texts, name }: ClubTextProps) {
  const { t } = useTranslation('configuration')
  return (
    <LoadedView loaded={texts} skeleton={<Skeleton lines={4} />} failed={t('clubText.failed')}>
      {({ [name]: html }) => (html ? <SafeHtml html={html} /> : <p>{t('clubText.empty')}</p>)}
    </LoadedView>
  )
})
