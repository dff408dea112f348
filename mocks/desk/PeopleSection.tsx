import { observer } from 'mobx-react-lite'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { classes } from '#ui/kit/classes.ts'
import { Monogram } from '#ui/kit/content/Monogram.tsx'
import { regionNames } from '../http/regions.ts'
import { languages } from '../world/languages.ts'
import { Choice } from './Choice.tsx'
import { countryOf, type LocationModel } from './LocationModel.ts'
import type { People, Person } from './People.ts'
import styles from './PeopleSection.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'

interface PeopleSectionProps {
  readonly people: People
  readonly place: LocationModel
}

const languageNames = { en: 'English', fr: 'Français', ja: '日本語', zh: '中文' } as const

export const PeopleSection = observer(function PeopleSection({ people, place }: PeopleSectionProps) {
  const { cast, present, problem } = people
  return (
    <Section title="People" aside={present ? <SignOut people={people} /> : `signed out, ${cast.length} people`}>
      <ul className={styles['cast']}>
        {cast.map((person) => (
          <li key={person.player.id}>
            <PersonCard person={person} people={people} />
          </li>
        ))}
      </ul>
      <p role="alert" className={shared['problem']}>
        {problem}
      </p>
      <div className={shared['pair']}>
        <RegionChoice place={place} />
        <LanguageChoice place={place} />
      </div>
    </Section>
  )
})

function SignOut({ people }: { readonly people: People }) {
  return (
    <div className={shared['edge']}>
      <Button variant="quiet" onPress={people.leave}>
        Sign out
      </Button>
    </div>
  )
}

interface PersonCardProps {
  readonly person: Person
  readonly people: People
}

const PersonCard = observer(function PersonCard({ person, people }: PersonCardProps) {
  const { player, name, about, elsewhere } = person
  const isPresent = people.present?.id === player.id
  const isComing = people.coming === player.id
  return (
    <AriaButton
      className={classes(styles['person'], isPresent && styles['present'])}
      aria-pressed={isPresent}
      isPending={isComing}
      onPress={() => people.become(person)}
    >
      <Monogram id={player.id} name={player} size="small" tint={isPresent ? 'green' : tintOf(player.id)} />
      <span className={styles['text']}>
        <span className={styles['name']}>
          <strong>{name}</strong>
          {elsewhere && <Elsewhere country={countryOf(elsewhere)} />}
        </span>
        <span className={styles['about']}>{isComing ? 'Signing in…' : about}</span>
      </span>
    </AriaButton>
  )
})

function Elsewhere({ country }: { readonly country: string }) {
  return (
    <span className={styles['elsewhere']}>
      <span className={shared['heard']}>, opens the site of </span>
      {country}
    </span>
  )
}

function tintOf(id: string): 'sky' | 'sand' {
  return id.length % 2 === 0 ? 'sky' : 'sand'
}

const RegionChoice = observer(function RegionChoice({ place }: { readonly place: LocationModel }) {
  const choose = (value: string) => {
    const region = regionNames.find((name) => name === value)
    if (region) void place.moveTo(region)
  }
  return (
    <Choice label="Region" labelHidden={true} value={place.region} onChange={choose}>
      {regionNames.map((region) => (
        <option key={region} value={region}>
          {place.nameOf(region)}
        </option>
      ))}
    </Choice>
  )
})

const LanguageChoice = observer(function LanguageChoice({ place }: { readonly place: LocationModel }) {
  const choose = (value: string) => {
    const language = languages.find((name) => name === value)
    if (language) place.speak(language)
  }
  return (
    <Choice label="Language" labelHidden={true} value={place.language} onChange={choose}>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </Choice>
  )
})
