import type { Acts, ActsOn, Lists, Texts, Words } from '../world/Words.ts'

const places: Acts = {
  'the page about the club': ({ clubPages }) => clubPages.openAbout(),
  'the page of Clubhouse Cares': ({ clubPages }) => clubPages.openCares(),
  'the questions and answers': ({ clubPages }) => clubPages.openQuestions(),
  'the user agreement': ({ clubPages }) => clubPages.openAgreement(),
  'the page on privacy': ({ clubPages }) => clubPages.openPrivacy(),
}

const acts: Acts = {
  'goes home': ({ home }) => home.go(),
  'follows her next lesson': ({ home }) => home.followNextLesson(),
  'opens her profile beside it': ({ home }) => home.openProfileBeside(),
  'follows the main navigation': ({ clubPages }) => clubPages.followNavigation(),
  "looks for the club's pages": ({ clubPages }) => clubPages.look(),
}

const actsOn: ActsOn = {
  'searches the questions for': ({ clubPages }, query) => clubPages.search(query),
  'opens the address of the question': ({ clubPages }, id) => clubPages.openQuestion(id),
}

const texts: Texts = {
  'open question': ({ clubPages }) => clubPages.openedQuestion(),
  'text of the page': ({ clubPages }) => clubPages.text(),
}

const lists: Lists = {
  'blocks of the page': ({ clubPages }) => clubPages.blocks(),
  'contents of the agreement': ({ clubPages }) => clubPages.contents(),
  'questions found': ({ clubPages }) => clubPages.questions(),
  'pages of the club': ({ clubPages }) => clubPages.links(),
  'areas found': ({ clubPages }) => clubPages.areasFound(),
}

export const supportWords: Words = { places, acts, actsOn, texts, lists }
