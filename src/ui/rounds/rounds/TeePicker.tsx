import { Plus, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { RoundTee } from '#domain/rounds/round'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { Chip } from '#ui/kit/buttons/Chip.tsx'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { FailureNotice } from '#ui/kit/feedback/FailureNotice.tsx'
import { LoadedView } from '#ui/kit/feedback/LoadedView.tsx'
import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import styles from './RoundForm.module.scss'
import type { TeeModel } from './TeeModel.ts'

interface TeePickerProps {
  readonly tees: TeeModel
  readonly isMissing: boolean
}

/** The tees of the course and the player's own, which can be added and deleted. */
export const TeePicker = observer(function TeePicker({ tees, isMissing }: TeePickerProps) {
  const { t } = useTranslation('rounds')
  const { removing, adding, draft, tee } = tees
  const fault = removing.fault ?? adding.fault
  if (fault) throw fault.error
  const ratingOf = ({ players, rating, slope }: RoundTee) =>
    rating === undefined || slope === undefined
      ? t('tees.unrated', { players: t(`tees.${players}`) })
      : t('tees.rating', { players: t(`tees.${players}`), rating: rating.toFixed(1), slope })
  const options = tees.tees.map((each) => ({
    value: tees.keyOf(each),
    label: joinFacts(each.name, ratingOf(each)),
  }))
  return (
    <LoadedView loaded={tees.reading} skeleton={<Skeleton lines={1} />} failed={t('tees.unread')}>
      {() => (
        <div className={styles['tees']}>
          <SelectField
            label={t('tees.title')}
            name="tee"
            options={options}
            value={tee && tees.keyOf(tee)}
            onChange={tees.choose}
            error={isMissing && t('tees.missing')}
          />
          {removing.failure && <FailureNotice failure={removing.failure} title={t('tees.notRemoved')} of="writing" />}
          <div className={styles['row']}>
            {!draft && (
              <Chip icon={<Plus size={16} aria-hidden={true} />} onPress={tees.begin}>
                {t('tees.add')}
              </Chip>
            )}
            {tee?.isOwn && (
              <IconButton label={t('tees.remove', { name: tee.name })} onPress={() => void tees.remove(tee)}>
                <Trash2 size={20} aria-hidden={true} />
              </IconButton>
            )}
          </div>
          {draft && <NewTee tees={tees} />}
        </div>
      )}
    </LoadedView>
  )
})

const NewTee = observer(function NewTee({ tees }: { readonly tees: TeeModel }) {
  const { t } = useTranslation('rounds')
  const { draft, problems, adding } = tees
  if (!draft) return null
  return (
    <fieldset className={styles['tee']}>
      <legend>{t('tees.add')}</legend>
      {adding.failure && <FailureNotice failure={adding.failure} title={t('tees.notAdded')} of="writing" />}
      <div className={styles['pair']}>
        <TextField
          label={t('tees.name')}
          name="teeName"
          value={draft.name}
          onChange={(name) => tees.write({ name })}
          error={problems.name && t('tees.nameProblem')}
        />
        <SelectField
          label={t('tees.players')}
          name="teePlayers"
          options={(['men', 'women'] as const).map((value) => ({ value, label: t(`tees.${value}`) }))}
          value={draft.players}
          onChange={(players) => tees.write({ players })}
        />
        <TextField
          label={t('tees.ratingField')}
          name="teeRating"
          inputMode="decimal"
          value={draft.rating}
          onChange={(rating) => tees.write({ rating })}
          error={problems.rating && t('tees.ratingProblem')}
        />
        <TextField
          label={t('tees.slopeField')}
          name="teeSlope"
          inputMode="numeric"
          value={draft.slope}
          onChange={(slope) => tees.write({ slope })}
          error={problems.slope && t('tees.slopeProblem')}
        />
      </div>
      <div className={styles['row']}>
        <Button variant="outline" isDisabled={adding.busy} onPress={tees.drop}>
          {t('tees.drop')}
        </Button>
        <Button busy={adding.busy} busyLabel={t('tees.keeping')} onPress={() => void tees.add()}>
          {t('tees.keep')}
        </Button>
      </div>
    </fieldset>
  )
})
