import type { Selectable } from 'kysely'
import type { InstitutionTable } from '#features/institution/server/tables.ts'

/** A synthetic Fonepay code (no real merchant; reference/nepal.md §2.1). */
export const demoQrPayload =
  '00020101021126350011fonepay.com071622229900000000175204822053035245802NP5924Langtang Tech University6007Dhunche62110707000000163040CFF'

/** The invented university of the demonstration and of tests. */
export function langtangUniversity(): Selectable<InstitutionTable> {
  return {
    ad_client_id: 1_000_000,
    name: 'Langtang Technological University',
    name_ne: 'लाङटाङ प्राविधिक विश्वविद्यालय',
    short_name: 'LTU',
    address: 'Dhunche, Rasuwa',
    address_ne: 'धुन्चे, रसुवा',
    website: 'https://ltu.example',
    help_phone: '071-500123',
    help_email: 'help@ltu.example',
    help_hours: 'Sunday to Friday, 10:00 to 17:00',
    help_hours_ne: 'आइतबारदेखि शुक्रबार, १०:०० देखि १७:००',
    bank_name: 'Nepal Demo Bank',
    bank_account_number: '01201002345678',
    bank_account_name: 'Langtang Technological University',
    qr_kind: 'emv',
    qr_payload: demoQrPayload,
    qr_label: 'Demo – do not pay',
    is_demo: true,
  }
}
