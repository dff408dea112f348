import { CalendarDays, CirclePlay, Flag, type LucideIcon, Package, ShoppingBag } from 'lucide-react'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'
import type { Found, FoundKind } from '#domain/support/quickSearch'
import { classes } from '#ui/kit/classes.ts'
import { joinFacts } from '#ui/kit/content/facts.ts'
import { useFormats } from '#ui/shell/useFormats.ts'
import { usePersonName } from '#ui/shell/usePersonName.ts'
import styles from './QuickSearchDialog.module.scss'
import type { ScreenLink } from './screenLinks.ts'

export interface ShownScreen extends ScreenLink {
  readonly name: string
}

interface QuickSearchResultsProps {
  readonly screens: readonly ShownScreen[]
  readonly groups: readonly { readonly kind: FoundKind; readonly found: readonly Found[] }[]
  readonly onChoose: () => void
}

const icons: Readonly<Record<FoundKind, LucideIcon>> = {
  ...{ lesson: CalendarDays, video: CirclePlay, product: ShoppingBag, course: Flag, order: Package },
}

export function QuickSearchResults({ screens, groups, onChoose }: QuickSearchResultsProps) {
  const { t } = useTranslation('quickSearch')
  const describe = useDescription()
  return (
    <ListBox aria-label={t('search.results')} className={classes(styles['results'])} onAction={onChoose}>
      {screens.length > 0 && (
        <ListBoxSection id="screens">
          <Header className={classes(styles['group'])}>{t('search.pages')}</Header>
          {screens.map(({ key, path, icon, name }) => (
            <Result key={key} id={`screen ${key}`} path={path} icon={icon} name={name} />
          ))}
        </ListBoxSection>
      )}
      {groups.map(({ kind, found }) => (
        <ListBoxSection key={kind} id={kind}>
          <Header className={classes(styles['group'])}>{t(`kinds.${kind}`)}</Header>
          {found.map((each) => (
            <Result key={each.id} id={`${kind} ${each.id}`} path={each.path} icon={icons[kind]} {...describe(each)} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}

interface ResultProps {
  readonly id: string
  readonly path: string
  readonly icon: LucideIcon
  readonly name: string
  readonly detail?: string
}

function Result({ id, path, icon: Icon, name, detail }: ResultProps) {
  return (
    <ListBoxItem id={id} href={path} textValue={name} className={classes(styles['result'])}>
      <Icon size={20} aria-hidden={true} />
      <span className={styles['name']} data-found={true}>
        {name}
      </span>
      {detail && <span className={styles['detail']}>{detail}</span>}
    </ListBoxItem>
  )
}

function useDescription(): (found: Found) => Pick<ResultProps, 'name' | 'detail'> {
  const { t } = useTranslation('quickSearch')
  const formats = useFormats()
  const nameOf = usePersonName()
  const dayIn = (instant: Temporal.Instant, timeZone: string) => formats.shortDate(instant.toZonedDateTimeISO(timeZone).toPlainDate())
  return (found) => {
    const { name } = found
    switch (found.kind) {
      case 'lesson':
        return {
          name: found.coach ? t('search.lessonWith', { lesson: name, coach: nameOf(found.coach) }) : name,
          detail: joinFacts(dayIn(found.start, found.timeZone), found.centreName),
        }
      case 'video':
        return { name, detail: found.seriesName }
      case 'course':
        return { name, detail: found.city }
      case 'order':
        return { name: t('search.order', { number: name }), detail: [...found.items].join(', ') }
      default:
        return { name }
    }
  }
}
