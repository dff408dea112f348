import { LocateFixed } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { preparedText } from '#domain/shared/typedText'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { useFormats } from '#ui/shell/useFormats.ts'
import type { CentreModel } from './CentreModel.ts'
import styles from './CentreSearch.module.scss'

export const CentreSearch = observer(function CentreSearch({ place }: { readonly place: CentreModel }) {
  const { t } = useTranslation('scheduling')
  const formats = useFormats()
  const [postal, setPostal] = useState('')
  const country = place.country.value && formats.country(place.country.value)
  const search = (event: FormEvent): void => {
    event.preventDefault()
    if (preparedText(postal) !== '') void place.searchPostal(preparedText(postal))
  }
  return (
    <>
      <form onSubmit={search} className={styles['postal']}>
        <TextField label={t('book.postal')} value={postal} onChange={setPostal} autoComplete="postal-code" />
        <Button type="submit" variant="outline" busy={place.list.busy && place.list.value !== undefined}>
          {t('book.postalSearch')}
        </Button>
      </form>
      <p className={styles['country']} data-country={true}>
        {country && t('book.postalCountry', { country })}
      </p>
      <div className={styles['nearest']}>
        <Button
          variant="quiet"
          icon={<LocateFixed size={18} aria-hidden={true} />}
          busy={place.locating}
          busyLabel={t('book.locating')}
          onPress={place.findNearest}
        >
          {t('book.nearest')}
        </Button>
        {place.positionUnknown && (
          <p role="status" className={styles['unknown']}>
            {t('book.whereUnknown')}
          </p>
        )}
      </div>
    </>
  )
})
