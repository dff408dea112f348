import type { Acts, ActsOn, Lists, Texts, Words } from '../world/Words.ts'

const places: Acts = {
  'the story of the club': ({ clubPages }) => clubPages.openAbout(),
  'Clubhouse Cares': ({ clubPages }) => clubPages.openCares(),
  'the questions and answers': ({ clubPages }) => clubPages.openQuestions(),
  'the user agreement': ({ clubPages }) => clubPages.openAgreement(),
  'the privacy notice': ({ clubPages }) => clubPages.openPrivacy(),
}

const acts: Acts = {
  'goes home': ({ home }) => home.go(),
  'follows her next lesson': ({ home }) => home.followNextLesson(),
  'opens her profile beside it': ({ home }) => home.openProfileBeside(),
  'follows the main navigation': ({ clubPages }) => clubPages.followNavigation(),
  'looks for what the club publishes': ({ clubPages }) => clubPages.look(),
}

const actsOn: ActsOn = {
  'searches the questions for': ({ clubPages }, query) => clubPages.search(query),
  'opens the address of the question': ({ clubPages }, id) => clubPages.openQuestion(id),
}

const texts: Texts = {
  'open question': ({ clubPages }) => clubPages.openedQuestion(),
  'published text': ({ clubPages }) => clubPages.text(),
}

const lists: Lists = {
  'published blocks': ({ clubPages }) => clubPages.blocks(),
  'contents of the agreement': ({ clubPages }) => clubPages.contents(),
  'questions found': ({ clubPages }) => clubPages.questions(),
  'publications of the club': ({ clubPages }) => clubPages.links(),
  'areas found': ({ clubPages }) => clubPages.areasFound(),
}

export const supportWords: Words = { places, acts, actsOn, texts, lists }
