import type { SurveyAnswer, Surveys } from '#app/support/ports/Surveys'
import type { RestClient } from '../RestClient.ts'
import { satisfactionSurvey } from './surveyCalls.ts'

export class HttpSurveys implements Surveys {
  private readonly client: Pick<RestClient, 'send'>

  constructor(client: Pick<RestClient, 'send'>) {
    this.client = client
  }

  async send({ lessonId, rating, comment }: SurveyAnswer): Promise<void> {
    await this.client.send(satisfactionSurvey, { body: { lessonId, rating, comment } })
  }
}
