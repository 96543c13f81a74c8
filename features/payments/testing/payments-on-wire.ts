const listed = (id: string, identifier = id) => ({ id, identifier })

/** Records of c_payment as the server sends them: a waiting voucher, a wallet payment with its receipt, a returned voucher. */
export const paymentsOnWire = [
  {
    id: 3,
    C_DocType_ID: listed('COURSE_REGISTRATION'),
    TenderType: listed('Voucher'),
    PayAmt: 27_500,
    DateAcct: '2026-11-20',
    DocStatus: listed('DR', 'Draft'),
    description: 'B.Tech CS & AI, Semester II',
    n_program_creg_id: { id: 31 },
  },
  {
    id: 2,
    C_DocType_ID: listed('Entrance Fee'),
    TenderType: listed('Khalti'),
    PayAmt: 1_500,
    DateAcct: '2026-11-12',
    DocStatus: listed('CO', 'Completed'),
    description: 'BE Civil Entrance 2083',
    Orig_TrxID: '7hQx4FAAAABBBBCCCC9fK',
    receipt_no: 'R-2083-000002',
    n_entrance_reg_id: { id: 21 },
  },
  {
    id: 1,
    C_DocType_ID: listed('Entrance Fee'),
    TenderType: listed('Voucher'),
    PayAmt: 500,
    DateAcct: '2026-11-10',
    DocStatus: listed('CL', 'Closed'),
    description: 'BE Civil Entrance 2083',
    comments: 'The slip cannot be read',
    n_entrance_reg_id: { id: 21 },
  },
] as const

/** Payments of one fee: vouchers of Rs. 300 and Rs. 50 that wait for the cashier, and a returned one. */
export const vouchersOnWire = [
  { ...paymentsOnWire[0], id: 6, PayAmt: 300 },
  { ...paymentsOnWire[0], id: 5, PayAmt: 50 },
  { ...paymentsOnWire[2], id: 4 },
]

export const ownMoneyOnWire = { credit: 0, held: [], pending: [], open: [], setOffs: [] }

/** The answer about documents of a student of which none is held. */
export const noHoldOnWire = { isError: false, data: { holds: [], fees: [], lift: null } }
