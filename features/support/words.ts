import type { Phrases } from '../world/Phrases.ts'
import { contactWords } from './words/contact.ts'
import { embeddingWords } from './words/embedding.ts'
import { helpWords } from './words/help.ts'
import { homeWords } from './words/home.ts'
import { pagesWords } from './words/pages.ts'
import { quickSearchWords } from './words/quickSearch.ts'

export const supportWords: readonly Phrases[] = [contactWords, embeddingWords, helpWords, homeWords, pagesWords, quickSearchWords]
