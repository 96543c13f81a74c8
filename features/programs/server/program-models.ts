import type { Model } from '#platform/server/model-engine/dictionary.ts'
import { applicationLineModel, applicationModel } from './application.models.ts'
import { applyHook } from './apply.hook.ts'
import { batchCourseModel, courseModel, openingModel } from './course.models.ts'
import type { Programs } from './program-on-server.ts'

/** The tables admissions and course registrations share. */
export function programModels(programs: Programs): readonly Model[] {
  return [
    courseModel,
    openingModel,
    batchCourseModel,
    applicationModel(applyHook(programs)),
    applicationLineModel,
  ]
}
