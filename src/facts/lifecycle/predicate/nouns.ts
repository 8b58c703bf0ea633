import type { Candidate } from './candidate.ts';

/** Words that cannot stand before a verb's base form in its own clause: they make a noun of it. */
export const leadsNoun = (word: string): boolean =>
  /^(?:the|a|an|this|that|its|their|our|your|his|no|of|in|at|by|for|from|after|before|since|until|each|every|any|planned|scheduled|final|early|another|official|permanent|hard|full|complete|actual|upcoming|with|per|trial)$/.test(
    word,
  );

/** "The halt", "its planned drop": a noun of the same form as the verb. */
export const isNoun = ({ form, before }: Candidate): boolean => form === 'base' && leadsNoun(before);

/** "removal", "shutdown", "closing date": names of the event, not the event as a verb. */
export const isNounForm = ({ lower }: Candidate): boolean =>
  /(?:al|als|ment|ments|tion|tions|ance|ity|ure|ures|iry|down|downs|ings|atives)$/.test(lower) ||
  lower === 'loss' ||
  lower === 'eol' ||
  lower === 'expiry' ||
  (/(?:er|or|ee)s$/.test(lower) && !/^(?:answers|enters|delivers|offers|sees)$/.test(lower));

/** "New end users": the first half of a noun. */
export const isEndUser = ({ lower, after }: Candidate): boolean =>
  lower === 'end' && /^(?:users?|customers?|clients?|consumers?|devices?|products?)$/.test(after);
