import { Copy, CreditCard } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '#ui/kit/buttons/IconButton.tsx'
import { NoticeText } from './NoticeText.tsx'
import styles from './rows.module.scss'
import { Section } from './Section.tsx'
import shared from './shared.module.scss'
import type { TestCardList } from './TestCardList.ts'

export const CardSection = observer(function CardSection({ wallet }: { readonly wallet: TestCardList }) {
  const { cards, notice, copy } = wallet
  return (
    <Section title="Test cards" aside={`${cards.length} numbers`}>
      <p className={shared['help']}>Use any future month and any security code. Other numbers pay like the first.</p>
      <ul className={styles['rows']}>
        {cards.map(({ number, about }) => (
          <li key={number} className={styles['row']}>
            <CreditCard size={18} aria-hidden={true} />
            <span className={styles['text']}>
              <span className={styles['name']}>{number.replace(/\d{4}(?=\d)/g, '$& ')}</span>
              <span className={styles['about']}>{about}</span>
            </span>
            <IconButton label={`Copy ${number}`} onPress={() => copy(number)}>
              <Copy aria-hidden={true} />
            </IconButton>
          </li>
        ))}
      </ul>
      <NoticeText notice={notice} />
    </Section>
  )
})
