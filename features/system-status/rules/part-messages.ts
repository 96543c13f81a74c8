import type { Messages } from '#platform/pure/message.ts'

/** Names of the parts. */
export const partNames = {
  version: { en: 'Version', ne: 'संस्करण' },
  process: { en: 'Server processes', ne: 'सर्भर प्रक्रिया' },
  requests: { en: 'Requests', ne: 'अनुरोध' },
  database: { en: 'Database', ne: 'डाटाबेस' },
  backup: { en: 'Last backup', ne: 'पछिल्लो ब्याकअप' },
  restore: { en: 'Last verified restore', ne: 'पछिल्लो जाँचिएको पुनःस्थापना' },
  mail: { en: 'Mail outbox', ne: 'पठाउन बाँकी इमेल' },
  text: { en: 'Text messages', ne: 'एसएमएस' },
  push: { en: 'Notifications on devices', ne: 'यन्त्रमा सूचना' },
  disk: { en: 'Disk', ne: 'डिस्क' },
  files: { en: 'Uploaded files', ne: 'अपलोड गरिएका फाइल' },
  jobs: { en: 'Background jobs', ne: 'पृष्ठभूमिका काम' },
  clock: { en: 'Clock', ne: 'घडी' },
  certificate: { en: 'Certificate', ne: 'प्रमाणपत्र (TLS)' },
} as const satisfies Messages

/** States, in one or two words. */
export const partStates = {
  current: { en: 'Current', ne: 'अद्यावधिक' },
  answers: { en: 'Answers', ne: 'जवाफ दिन्छ' },
  slow: { en: 'Slow', ne: 'ढिलो' },
  busy: { en: 'Busy', ne: 'व्यस्त' },
  runs: { en: 'Runs', ne: 'चलिरहेको' },
  errors: { en: 'Errors', ne: 'त्रुटि' },
  good: { en: 'Good', ne: 'ठीक' },
  old: { en: 'Old', ne: 'पुरानो' },
  none: { en: 'None yet', ne: 'अहिलेसम्म छैन' },
  'not-ours': { en: 'Not ours', ne: 'यहाँको होइन' },
  empty: { en: 'Empty', ne: 'खाली' },
  sending: { en: 'Sending', ne: 'पठाउँदै' },
  waits: { en: 'Waits long', ne: 'धेरै बेरदेखि कुर्दै' },
  failed: { en: '{n} failed', ne: '{n} पठाउन सकिएन' },
  'to-files': { en: 'Files only', ne: 'फाइलमा मात्र' },
  'to-log': { en: 'Not set up', ne: 'मिलाइएको छैन' },
  enough: { en: 'Enough', ne: 'पर्याप्त' },
  low: { en: 'Low', ne: 'कम' },
  full: { en: 'Almost full', ne: 'भरिन लागेको' },
  'on-disk': { en: 'On the disk', ne: 'डिस्कमा' },
  'no-files': { en: 'Not reachable', ne: 'पहुँच छैन' },
  'on-time': { en: 'On time', ne: 'समयमै' },
  late: { en: 'Late', ne: 'ढिलो' },
  failing: { en: '{n} failing', ne: '{n} वटामा त्रुटि' },
  right: { en: 'Right', ne: 'मिलेको' },
  off: { en: 'Off by {s} s', ne: '{s} सेकेन्ड फरक' },
} as const satisfies Messages

/** Figures, in one line. */
export const partFigures = {
  version: { en: '{product}, Node {node}', ne: '{product}, नोड {node}' },
  process: {
    en: '{n} {n|process|processes}; this one waits {ms} ms at most, {memory} of memory',
    ne: '{n} वटा प्रक्रिया; यसमा बढीमा {ms} मिलिसेकेन्ड पर्खाइ, {memory} मेमोरी',
  },
  requests: {
    en: '{n} in 15 minutes, {errors} errors; half within {half} ms, 95 % within {most} ms',
    ne: '१५ मिनेटमा {n}, {errors} त्रुटि; आधा {half} मिलिसेकेन्डभित्र, ९५ % {most} मिलिसेकेन्डभित्र',
  },
  'no-requests': { en: 'None in 15 minutes', ne: '१५ मिनेटमा छैन' },
  database: {
    en: '{ms} ms, {size}, {used} of {most} connections',
    ne: '{ms} मिलिसेकेन्ड, {size}, {most}मध्ये {used} जडान',
  },
  'backup-to': { en: 'Whole copy, with the log since', ne: 'पूरा प्रति, त्यसपछिको लगसहित' },
  'backup-none': { en: 'No copy was made', ne: 'प्रति बनाइएको छैन' },
  'backup-not-ours': {
    en: 'The PostgreSQL of DATABASE_URL is backed up where it runs',
    ne: 'DATABASE_URL को PostgreSQL को ब्याकअप त्यहीँ गरिन्छ',
  },
  restored: {
    en: 'Restored and checked, {n} {n|day|days} ago',
    ne: '{n} दिनअघि पुनःस्थापना गरी जाँचियो',
  },
  'never-restored': {
    en: 'No copy was ever restored for a test',
    ne: 'कुनै प्रति परीक्षणका लागि पुनःस्थापना गरिएको छैन',
  },
  outbox: {
    en: '{waiting} waiting, {failed} failed, {sent} sent in 24 hours',
    ne: '{waiting} पर्खाइमा, {failed} असफल, २४ घण्टामा {sent} पठाइयो',
  },
  disk: { en: '{used} % used, {free} free', ne: '{used} % प्रयोग, {free} खाली' },
  bucket: { en: 'The bucket answers in {ms} ms', ne: 'बकेटले {ms} मिलिसेकेन्डमा जवाफ दिन्छ' },
  'bucket-fails': {
    en: 'The bucket refuses or does not answer; uploads and files wait',
    ne: 'बकेटले अस्वीकार गर्छ वा जवाफ दिँदैन; अपलोड र फाइल पर्खाइमा छन्',
  },
  'files-on-disk': { en: 'In DATA_DIR, without a bucket', ne: 'बकेट विना DATA_DIR मा' },
  jobs: { en: '{n} jobs, {late} late', ne: '{n} वटा काम, {late} ढिलो' },
  clock: {
    en: '{s} s from the database, Nepal time +05:45',
    ne: 'डाटाबेसभन्दा {s} सेकेन्ड फरक, नेपाली समय +०५:४५',
  },
  'no-https': { en: 'The portal is open without HTTPS', ne: 'पोर्टल HTTPS विना खुला छ' },
  'proxy-https': { en: 'The proxy in front of the server has it', ne: 'सर्भर अगाडिको प्रोक्सीमा छ' },
} as const satisfies Messages

/** Remedies. */
export const partTodos = {
  'free-connections': {
    en: 'Raise max_connections or lower WORKERS',
    ne: 'max_connections बढाउने वा WORKERS घटाउने',
  },
  'see-log': { en: 'Read the log of the server', ne: 'सर्भरको लग हेर्ने' },
  'back-up': { en: 'Make a backup', ne: 'ब्याकअप बनाउने' },
  'verify-restore': { en: 'Verify a restore', ne: 'पुनःस्थापना जाँच्ने' },
  'see-mails': { en: 'See the mails', ne: 'इमेल हेर्ने' },
  'see-gateway': { en: 'Check the gateway', ne: 'एसएमएस सेवा जाँच्ने' },
  'set-smtp': { en: 'Set SMTP_URL', ne: 'SMTP_URL राख्ने' },
  'make-room': { en: 'Make room on the disk', ne: 'डिस्कमा ठाउँ बनाउने' },
  'check-bucket': { en: 'Check the storage and its key', ne: 'भण्डार र त्यसको कुञ्जी जाँच्ने' },
  'set-clock': { en: 'Set the clock of this machine', ne: 'यो मेसिनको घडी मिलाउने' },
  'set-https': { en: 'Put an HTTPS proxy in front', ne: 'अगाडि HTTPS प्रोक्सी राख्ने' },
} as const satisfies Messages

/** Labels of the figures in the pane. */
export const partFacts = {
  product: { en: 'Product', ne: 'उत्पादन' },
  node: { en: 'Node', ne: 'नोड' },
  postgres: { en: 'PostgreSQL', ne: 'PostgreSQL' },
  schema: { en: 'Newest table change', ne: 'पछिल्लो तालिका परिवर्तन' },
  'process-id': { en: 'This process', ne: 'यो प्रक्रिया' },
  server: { en: 'Kind', ne: 'प्रकार' },
  bundled: { en: 'Bundled PostgreSQL', ne: 'साथमै आएको PostgreSQL' },
  external: { en: 'PostgreSQL of DATABASE_URL', ne: 'DATABASE_URL को PostgreSQL' },
  size: { en: 'Size', ne: 'आकार' },
  waiting: { en: 'Waiting', ne: 'पर्खाइमा' },
  failed: { en: 'Failed', ne: 'असफल' },
  'sent-24': { en: 'Sent in 24 hours', ne: '२४ घण्टामा पठाइयो' },
  oldest: { en: 'Oldest waits for', ne: 'सबैभन्दा पुरानो पर्खेको' },
  minutes: { en: '{n} {n|minute|minutes}', ne: '{n} मिनेट' },
  carrier: { en: 'Sent by', ne: 'पठाउने' },
  smtp: { en: 'Mail server (SMTP)', ne: 'इमेल सर्भर (SMTP)' },
  files: { en: 'Files in DATA_DIR/outbox', ne: 'DATA_DIR/outbox का फाइल' },
  gateway: { en: 'Gateway', ne: 'एसएमएस सेवा' },
  'only-log': { en: 'Only the log', ne: 'लगमा मात्र' },
  browsers: { en: 'Services of the browser makers', ne: 'ब्राउजर कम्पनीका सेवा' },
  cause: { en: 'Answer', ne: 'जवाफ' },
  command: { en: 'On the server', ne: 'सर्भरमा' },
  'every-seconds': { en: 'every {n} s', ne: 'हरेक {n} सेकेन्ड' },
  'every-minutes': { en: 'every {n} {n|minute|minutes}', ne: 'हरेक {n} मिनेट' },
  'every-hours': { en: 'every {n} {n|hour|hours}', ne: 'हरेक {n} घण्टा' },
} as const satisfies Messages
