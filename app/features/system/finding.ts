/** In which a part of an installation can be; `unused` is not set up, and nothing else needs it. */
export const partStates = ['works', 'fails', 'unused'] as const;

/** What a check found out about one part of an installation; of what fails, `text` says why and what to do about it. */
export type Finding = { state: (typeof partStates)[number]; text: string };

export const works = (text: string): Finding => ({ state: 'works', text });
export const fails = (text: string): Finding => ({ state: 'fails', text });
export const unused = (text: string): Finding => ({ state: 'unused', text });
