/** Semester or year of study that makes an opening an admission; later ones are course registrations (SPEC §3, §9). */
export const admissionSemesterId = 1_000_000
