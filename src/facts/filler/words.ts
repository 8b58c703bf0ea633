import type { FillerSort } from '../filler.ts';
import { type Classes, PhraseTable } from '../phrases.ts';
import { business } from './business.ts';
import { calls } from './calls.ts';
import { courtesy } from './courtesy.ts';
import { history } from './history.ts';
import { praise } from './praise.ts';

/** What a phrase tells: the sort of filler, and how surely (1 and more: on its own; less: only together with other signs). */
export interface Sign {
  readonly sort: FillerSort;
  readonly weight: number;
}

/** Phrases, one per line, and what they tell. */
export type FillerRow = readonly [phrases: string, sign: Sign];

const CLASSES: Classes = {
  we: "we we're we've we'll we'd i i'm i've our us team company",
  be: "am is are was were be been being i'm we're you're it's that's 're",
  feeling:
    'excited thrilled proud delighted happy pleased glad overjoyed honored honoured humbled amazed passionate sentimental fond stoked pumped enthusiastic ecstatic grateful thankful sad obsessed',
  very: 'very so really truly extremely incredibly enormously super absolutely genuinely sincerely deeply especially particularly always more just quite most all a bit little and now also both are still beyond is certainly immensely hugely',
  people:
    'everyone everybody all you your our those who contributors customers users community readers partners merchants developers team teams them many each folks friends',
  begin:
    '~pick ~choose ~grab ~claim ~join ~secure ~book ~start ~begin ~act ~move ~migrate ~switch ~update ~upgrade ~try ~go ~plan ~prepare ~hurry ~order ~convert ~transition ~change ~replace',
  soon: 'today now early soon sooner earlier immediately tomorrow asap straightaway promptly',
  benign:
    '~focus ~concentrate ~put ~invest ~spend ~turn ~ship ~build ~deliver ~bring ~offer ~improve ~serve ~innovate ~move ~give ~make ~better ~continue ~devote ~pour ~channel ~grow ~simplify ~streamline ~dedicate ~work ~provide ~create ~evolve ~keep ~direct ~free ~develop ~do ~get ~accelerate ~reinvest ~redirect',
  crowd: 'billions millions thousands hundreds billion million',
  praise: `gorgeous beautiful beautifully stunning amazing amazingly awesome fantastic wonderful incredible brilliant superb unparalleled unmatched
    blazing snappy snappier sleek slick shiny exciting effortless effortlessly painless painlessly carefree delightful delightfully
    revolutionary groundbreaking innovative phenomenal splendid spectacular sublime unbeatable blazingly supercharged turbocharged delight delights delighting delighted terrific marvelous marvellous magical magnificent breathtaking unrivalled unrivaled thrilling`,
  better:
    'better faster cheaper smarter simpler easier smoother cleaner nicer quicker snappier richer brighter friendlier leaner slicker sleeker happier fresher crisper bolder finest smartest fastest simplest easiest richest greatest nicest',
  fancy:
    'ambitious advanced beautiful powerful exciting modern capable elegant eloquent intelligent accurate sophisticated versatile polished refined complete popular successful intuitive flexible robust reliable impressive loved requested',
  years: 'years decade decades',
};

/** Where the language of filler stands: one table per sort, in `filler/`. */
export const FILLER_PHRASES: PhraseTable<Sign> = new PhraseTable('filler', CLASSES, [
  ...courtesy,
  ...praise,
  ...history,
  ...business,
  ...calls,
]);
