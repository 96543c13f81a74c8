/** Request for the register of quotas. */
export const quotasRequest = 'GET /api/v1/models/n_quota'

/** Three quotas on offer, of which one needs a proof, and an inactive one. */
export const quotasOnWire = {
  records: [
    { id: 1, Name: 'Open', name_ne: 'खुला', IsActive: true },
    {
      id: 2,
      Name: 'Dalit',
      name_ne: 'दलित',
      proofs: 'a certificate',
      proofs_ne: 'प्रमाणपत्र',
      IsActive: true,
    },
    {
      id: 3,
      Name: 'Female',
      name_ne: 'महिला',
      gender: { id: 'female', identifier: 'Female' },
      IsActive: true,
    },
    { id: 4, Name: 'Local', name_ne: 'स्थानीय', IsActive: false },
  ],
}
