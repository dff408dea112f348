import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ReturnableItem } from '#domain/returns/returnableItem'
import { choiceKinds } from '#domain/returns/returnDraft'
import { digitsAsNumber, withoutGroups } from '#domain/shared/typedText'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { Checkbox } from '#ui/kit/fields/Checkbox.tsx'
import { SelectField } from '#ui/kit/fields/SelectField.tsx'
import { TextField } from '#ui/kit/fields/TextField.tsx'
import { pathOfReturn } from '../returnsPaths.ts'
import styles from './RequestScreen.module.scss'
import type { RequestViewModel } from './RequestViewModel.ts'
import { WhyNotReturned } from './WhyNotReturned.tsx'

interface ItemFieldsProps {
  readonly item: ReturnableItem
  readonly model: RequestViewModel
}

/** An item of the order: to be chosen, or with the reason why it can't be. */
export const ItemFields = observer(function ItemFields({ item, model }: ItemFieldsProps) {
  const { t } = useTranslation('returns')
  const { itemId, name, picture, available, reason, requests = [] } = item
  const draft = model.draftOf(itemId)
  const problems = model.problemsAt(item)
  const payer = model.payerOf(draft)
  return (
    <div className={styles['item']} data-item={name}>
      <div className={styles['head']}>
        {picture !== undefined && <img src={picture} alt="" width={64} height={64} loading="lazy" className={styles['picture']} />}
        <div>
          <Checkbox
            isSelected={draft !== undefined}
            isDisabled={available === 0}
            isInvalid={model.isNothingChosen && available > 0}
            onChange={(isWanted) => model.toggle(item, isWanted)}
          >
            {name}
          </Checkbox>
          <p className={styles['help']} data-reason={available > 0 ? undefined : (reason ?? 'unknown')}>
            {available > 0 ? t('request.available', { count: available }) : t(`reasons.${reason ?? 'unknown'}`)}
          </p>
          <WhyNotReturned item={item} explanation={model.whyNotReturned(item)} order={model.order} />
          {requests.map((id) => (
            <TextLink key={id} href={pathOfReturn(id)} small={true}>
              {t('list.number', { id })}
            </TextLink>
          ))}
        </div>
      </div>
      {draft && (
        <div className={styles['choices']}>
          <TextField
            label={t('request.quantity')}
            name="quantity"
            inputMode="numeric"
            value={Number.isNaN(draft.quantity) ? '' : `${draft.quantity}`}
            onChange={(text) => model.setQuantity(itemId, digitsAsNumber(withoutGroups(text)) ?? Number.NaN)}
            error={problems.includes('quantity') && t('problem.quantity', { count: available })}
          />
          {choiceKinds.map((kind) => (
            <SelectField
              key={kind}
              label={t(`request.${kind}`)}
              name={kind}
              options={model.choicesOf(kind, item).map(({ id, label }) => ({ value: `${id}`, label }))}
              value={draft[kind] === undefined ? undefined : `${draft[kind]}`}
              onChange={(id) => model.choose(itemId, kind, Number(id))}
              error={problems.includes(kind) && t(`problem.${kind}`)}
              {...(kind === 'reason' && payer && { help: t(`request.${payer}Pays`) })}
            />
          ))}
        </div>
      )}
    </div>
  )
})
