import {
  type Dictionary,
  dictionaryOf,
} from '#platform/server/model-engine/dictionary/dictionary.ts'
import { applicationReturnModel } from '#features/applying/server/desk/application-return.model.ts'
import { applicationWithdrawalModel } from '#features/applying/server/application-withdrawal.model.ts'
import { userModel } from '#features/auth/server/user.model.ts'
import { documentModel } from '#features/documents/server/register/document.model.ts'
import { enrollmentModel } from '#features/enrollment/server/enrollment.model.ts'
import { examinationModels } from '#features/examination/server/examination.models.ts'
import { academicModels } from '#features/institution/server/academic.models.ts'
import { resultModels } from '#features/results/server/result.models.ts'
import { bookModel } from '#features/library/server/book.model.ts'
import { fineModel, holdModel } from '#features/library/server/due.models.ts'
import { settingModel } from '#features/settings/server/setting.model.ts'
import { proposalModel } from '#features/two-people/server/proposal.model.ts'
import { notificationModel } from '#features/notifications/server/notification.model.ts'
import { paymentModel } from '#features/payments/server/payment.model.ts'
import { studentFeeModel } from '#features/payments/server/student-fee.model.ts'
import { suspenseModel } from '#features/payments/server/ledger/suspense.model.ts'
import { addressModel } from '#features/profile/server/places/address.model.ts'
import { correctionModel } from '#features/profile/server/corrections/correction.model.ts'
import { educationRecordModel } from '#features/profile/server/education-record.model.ts'
import { askForEnrollment, kindModels, paymentReferences } from '#kinds/kinds.server.ts'
import { partnerModel } from '#features/profile/server/partner.model.ts'
import { placeModels } from '#features/profile/server/places/places.models.ts'

/** Every model the server knows: those of features and those of the kinds. */
export function productDictionary(): Dictionary {
  return dictionaryOf([
    userModel,
    partnerModel,
    addressModel,
    educationRecordModel,
    correctionModel,
    ...placeModels,
    ...academicModels,
    enrollmentModel(askForEnrollment),
    notificationModel,
    settingModel,
    proposalModel,
    documentModel,
    paymentModel(paymentReferences),
    studentFeeModel,
    suspenseModel,
    applicationReturnModel,
    applicationWithdrawalModel,
    ...kindModels,
    ...examinationModels,
    ...resultModels,
    bookModel,
    fineModel,
    holdModel,
  ])
}
