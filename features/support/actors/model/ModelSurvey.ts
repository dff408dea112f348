import { ratings } from '#domain/support/survey'
import { LessonViewModel } from '#ui/learning/lesson/LessonViewModel.ts'
import { SurveyViewModel } from '#ui/support/survey/SurveyViewModel.ts'
import type { ModelTab } from '../../../world/model/ModelTab.ts'
import { opinion, type SurveyActor } from '../SurveyActor.ts'

export class ModelSurvey implements SurveyActor {
  private readonly player: ModelTab

  constructor(player: ModelTab) {
    this.player = player
  }

  async open(lessonId: string): Promise<void> {
    await this.player.act((window) => window.visit(LessonViewModel, (model) => model.open(lessonId)))
    await this.player.act((window) => window.show(SurveyViewModel).open(lessonId))
  }

  async rate(stars: string): Promise<void> {
    const model = await this.survey()
    const rating = ratings.find((each) => `${each}` === stars)
    await this.player.act(() => {
      if (rating) model.rate(rating)
      model.write(opinion)
      return model.send()
    })
  }

  async postpone(): Promise<void> {
    const model = await this.survey()
    await this.player.act(() => model.postpone())
  }

  async decline(): Promise<void> {
    const model = await this.survey()
    await this.player.act(() => model.decline())
  }

  async isAsked(): Promise<boolean> {
    return (await this.survey()).lesson !== undefined
  }

  async isThanked(): Promise<boolean> {
    return (await this.survey()).isThanked
  }

  private survey(): Promise<SurveyViewModel> {
    return this.player.requireModel(SurveyViewModel)
  }
}
