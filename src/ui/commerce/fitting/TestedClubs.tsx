import { useTranslation } from 'react-i18next'
import type { Units } from '#app/commerce/ports/FittingUnits'
import type { ClubSpecification, FittedRole } from '#domain/commerce/fitting/fitting'
import { joinFacts } from '#ui/kit/content/facts.ts'
import styles from './Tables.module.scss'
import { useFittingText } from './useFittingText.ts'

interface Tested extends ClubSpecification {
  readonly id: string
  readonly role: FittedRole
  readonly name: string
  readonly shaft?: string
}

interface TestedClubsProps {
  readonly title: string
  readonly clubs: readonly Tested[]
  readonly units: Units
}

export function TestedClubs({ title, clubs, units }: TestedClubsProps) {
  const { t } = useTranslation('fitting')
  const text = useFittingText(units)
  return (
    <div className={styles['place']}>
      <table className={styles['table']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.club')}</th>
            <th scope="col">{t('table.loft')}</th>
            <th scope="col">{t('table.lie')}</th>
            <th scope="col">{t('table.length')}</th>
          </tr>
        </thead>
        <tbody>
          {clubs.map(({ id, role, name, shaft, loft, lie, length }) => (
            <tr key={id} data-role={role}>
              <th scope="row">
                {name}
                <span className={styles['aim']}>{joinFacts(t(`role.${role}`), shaft)}</span>
              </th>
              <td>{text.degrees(loft)}</td>
              <td>{text.degrees(lie)}</td>
              <td>{text.length(length)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
