import { Heart, LocateFixed, Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type SubmitEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { Notice } from '#ui/kit/feedback/Notice.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './CoursesScreen.module.scss'
import type { CourseFilter, CoursesViewModel } from './CoursesViewModel.ts'

interface CourseFiltersProps {
  readonly model: CoursesViewModel
  readonly onChange: (change: Partial<CourseFilter>) => void
}

/** A native list has no empty value: this one stands for all. */
const all = 'all'

export const CourseFilters = observer(function CourseFilters({ model, onChange }: CourseFiltersProps) {
  const { t } = useTranslation('courses')
  const { filter, countries, states, places } = model
  const optionsOf = (label: string, list: readonly { readonly code: string; readonly name: string }[]) => [
    { value: all, label },
    ...list.map(({ code, name }) => ({ value: code, label: name })),
  ]
  const codeOf = (value: string) => (value === all ? '' : value)
  return (
    <>
      <search aria-label={t('courses.filter')} className={styles['filters']}>
        <NameForm name={filter.name} onSearch={(name) => onChange({ name })} />
        <SelectField
          label={t('courses.country')}
          name="country"
          options={optionsOf(t('courses.allCountries'), countries)}
          value={filter.country || all}
          onChange={(value) => onChange({ country: codeOf(value), state: '' })}
        />
        {states.length > 0 && (
          <SelectField
            label={t('courses.state')}
            name="state"
            options={optionsOf(t('courses.allStates'), states)}
            value={filter.state || all}
            onChange={(value) => onChange({ state: codeOf(value) })}
          />
        )}
      </search>
      <div className={styles['chips']}>
        <Chip icon={<LocateFixed size={16} aria-hidden={true} />} onPress={() => void model.findNearest()}>
          {t(model.locating ? 'courses.locating' : 'courses.near')}
        </Chip>
        <Chip
          icon={<Heart size={16} aria-hidden={true} />}
          isChosen={filter.onlyFavourites}
          onPress={() => onChange({ onlyFavourites: !filter.onlyFavourites })}
        >
          {t('courses.favourites')}
        </Chip>
        {model.position && !model.positionUnknown && <p className={styles['note']}>{t('courses.nearFirst')}</p>}
      </div>
      {model.positionUnknown && (
        <Notice icon={LocateFixed} title={t('courses.positionUnknown')} mild={true}>
          {t('courses.positionLead')}
        </Notice>
      )}
      {places.failure && !places.value && (
        <FailureNotice failure={places.failure} title={t('courses.countriesUnread')} onRetry={places.retry} busy={places.busy} />
      )}
    </>
  )
})

function NameForm({ name, onSearch }: { readonly name: string; readonly onSearch: (name: string) => void }) {
  const { t } = useTranslation('courses')
  const [typed, type] = useState(name)
  useEffect(() => type(name), [name])
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className={styles['name']} onSubmit={search}>
      <TextField label={t('courses.name')} type="search" autoComplete="off" name="name" value={typed} onChange={type} maxLength={100} />
      <Button type="submit" variant="outline" icon={<Search size={20} aria-hidden={true} />}>
        {t('courses.find')}
      </Button>
    </form>
  )
}
