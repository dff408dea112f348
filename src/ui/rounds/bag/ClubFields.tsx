import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ClubField } from '#domain/rounds/clubDraft'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import type { BagModel } from './BagModel.ts'
import type { ClubEditor } from './ClubEditor.ts'
import styles from './ClubForm.module.scss'
import { problemText } from './problemText.ts'

interface ClubFieldsProps {
  readonly editor: ClubEditor
  readonly model: BagModel
}

export const ClubFields = observer(function ClubFields({ editor, model }: ClubFieldsProps) {
  const { t } = useTranslation('bag')
  const { draft, problems, write } = editor
  const { lists, metric } = model
  const errorOf = (field: ClubField) => problems[field] && t(problemText(field, problems[field]))
  const categories = lists.categories.map(({ id, name, parentId }) => {
    const group = lists.parents.find((parent) => parent.id === parentId)?.name
    return { value: id, label: name, group }
  })
  return (
    <>
      <SelectField
        label={t('clubEditor.category')}
        name="category"
        options={categories}
        value={draft.category || undefined}
        onChange={(category) => editor.chooseCategory(category, lists)}
        error={errorOf('category')}
      />
      <div className={styles['pair']}>
        <SelectField
          label={t('clubEditor.manufacturer')}
          name="manufacturer"
          options={lists.manufacturers.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.manufacturer || undefined}
          onChange={(manufacturer) => write('manufacturer', manufacturer)}
        />
        <TextField
          label={t('clubEditor.model')}
          name="model"
          autoComplete="off"
          value={draft.model}
          onChange={(text) => write('model', text)}
          error={errorOf('model')}
        />
      </div>
      <div className={styles['pair']}>
        <TextField
          label={metric ? t('clubEditor.distanceMetres') : t('clubEditor.distanceYards')}
          name="distance"
          inputMode="numeric"
          autoComplete="off"
          value={draft.distance}
          onChange={(text) => write('distance', text)}
          error={errorOf('distance')}
        />
        <TextField
          label={t('clubEditor.loft')}
          name="loft"
          inputMode="decimal"
          autoComplete="off"
          value={draft.loft}
          onChange={(text) => write('loft', text)}
          error={errorOf('loft')}
        />
      </div>
    </>
  )
})
