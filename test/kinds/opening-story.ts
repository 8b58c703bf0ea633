import type { Kind, KindTables } from '../tools/kinds.ts';

const NOTICE =
  'Hello,\n\nThe Photo Wall has been with us since 2009. It was the first thing our founders built, over a weekend, and thousands of schools hung their summer fairs on it. We retire it on 12 June 2029. You are getting this mail because your school has a Photo Wall with more than 500 pictures. Please download your pictures before then under Settings > Export; Galleries takes its place. Walls of 500 pictures or fewer have been moved already. Pictures are deleted on 12 July 2029.\n\nThe Acorn team';
const REST =
  ' Download your pictures before then under Settings > Export; Galleries takes its place. Pictures are deleted on 12 July 2029. Walls of 500 or fewer have been moved already.';
const SHORT = `Schools with a Photo Wall of more than 500 pictures: it is retired on 12 June 2029.${REST}`;

// A clause that tells no end and is there for the story of the thing.
const STORIES = [
  'The Photo Wall was launched in 2014 and quickly became a favourite of schools.',
  'The Photo Wall has served schools well for many years.',
  'Over the years, the Photo Wall has helped thousands of schools.',
  'The Photo Wall has come a long way since its first release.',
  'We know how much the Photo Wall means to many schools.',
  'Keeping the Photo Wall running has become costly for us.',
];
// One that tells of those who are affected, in the words of a story.
const USERS = [
  'You own a Photo Wall with more than 500 pictures. It retires on 12 June 2029.',
  "If your school's Photo Wall has grown past 500 pictures, it retires on 12 June 2029.",
  'Some schools still own a Photo Wall of more than 500 pictures; it retires on 12 June 2029.',
  'Schools that built a Photo Wall of more than 500 pictures lose it on 12 June 2029.',
];
const KINDS: Kind[] = [
  [3, NOTICE, [SHORT, ...USERS.map((one) => one + REST)], STORIES.map((one) => `${one} ${SHORT}`)],
];

export const TABLES: KindTables = { 'a story in front of the thing and its users': KINDS };
