/** Condition over a registration `t`: its form prints when there is a fee at all, in DR too (SPEC §2, READINGS ). */
export const registrationFormReadySql =
  '(t.totalfee > 0 or t.feepaid > 0 and t.feepaid >= t.totalfee)'
