/** Limits of what an account says of its person (specification, section 9). */
export const personLimits = {
  nameMaximum: 100,
  phoneMaximum: 40,
} as const;
