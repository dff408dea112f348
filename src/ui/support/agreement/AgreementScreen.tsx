import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { LayoutBlock } from '#domain/shared/layout'
import { Button } from '#ui/kit/buttons/Button.tsx'
import { TextLink } from '#ui/kit/buttons/TextLink.tsx'
import { useViewModel } from '#ui/shell/useViewModel.ts'
import { ContentBlocks, ContentPage } from '../layout/ContentPage.tsx'
import { ContentPageViewModel } from '../layout/ContentPageViewModel.ts'
import styles from './AgreementScreen.module.scss'

export function AgreementScreen() {
  const { t } = useTranslation('content')
  const model = useViewModel(ContentPageViewModel)
  useEffect(() => model.open('agreement'), [model])
  return (
    <ContentPage title={t('agreement.title')} reading={model.reading}>
      {(blocks) => <Agreement blocks={blocks} />}
    </ContentPage>
  )
}

function Agreement({ blocks }: { readonly blocks: readonly LayoutBlock[] }) {
  const { t } = useTranslation('content')
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same section leads there again
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, key])
  return (
    <div className={styles['columns']}>
      <nav aria-label={t('agreement.contents')} className={styles['contents']}>
        <h2 className={styles['title']}>{t('agreement.contents')}</h2>
        <ol className={styles['sections']}>
          {blocks.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`} small>
                {title}
              </TextLink>
            </li>
          ))}
        </ol>
        <Button variant="outline" icon={<Printer size={18} aria-hidden={true} />} onPress={() => window.print()}>
          {t('agreement.print')}
        </Button>
      </nav>
      <div className={styles['text']}>
        <ContentBlocks blocks={blocks} hasAnchors />
      </div>
    </div>
  )
}
