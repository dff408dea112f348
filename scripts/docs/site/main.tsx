import { StrictMode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot } from 'react-dom/client'
import '#ui/kit/styles/global.scss'
import { Site } from './Site.tsx'

const place = document.getElementById('site')
if (!place) throw new Error('The document has no place for the site')
createRoot(place).render(
  <StrictMode>
    <I18nProvider locale="en-GB">
      <Site />
    </I18nProvider>
  </StrictMode>,
)
