import { lemma } from '../../text/lemma.ts';

/**
 * Closed classes: words that say the same in a notice. One line, one class; a word may stand in several.
 * Words only, never phrases: what a phrase says is left to the words around it.
 * A class is known by the number of its line, also to the fitted tables: a new line belongs at the end.
 */
const CLASSES = `
keep retain preserve stay remain continue still maintain persist survive hold last kept leave
delete erase remove purge wipe discard destroy lose drop gone vanish disappear clear
refuse reject deny decline block ignore discard disallow bounce turn-away fail unaccepted
need require must demand oblige mandatory necessary compulsory obligatory obligation have-to essential
create add make generate allocate establish new fresh set issue open mint
again anew re redo recreate repeat afresh
allow permit let enable support accept take able possible can understand handle
instead rather replace substitute supersede successor place swap exchange lieu
contain hold carry include bear feature comprise
limit limited maximum max most cap restrict only up ceiling quota exceed no-more
download export fetch get obtain retrieve save pull collect pick
show display list view see appear render
move migrate switch transfer change convert port upgrade shift transition go
start begin launch commence open initiate
end stop finish cease close terminate expire halt over conclude run-out lapse
announce publish tell notify inform notice communicate confirm state say hear advance
customer client user account subscriber tenant merchant holder people person member owner owners
charge bill price fee pay cost free
compare comparable match relate
law act regulation legal statute directive rule requirement authority regulator legislation mandate
forbid prohibit ban disallow outlaw illegal unlawful
automatic automatically itself default
manual manually hand yourself
before prior ahead advance beforehand earlier previously until first
after following afterwards later thereafter since once then post
mail email message
app application program
send deliver ship transmit delivery dispatch emit
run execute operate work function invoke start
read parse interpret understand load accept scan search
answer respond reply return response yield give
share shared common
differ different separate distinct own unlike
old existing current previous former legacy present prior today
renew extend prolong extension refresh
buy purchase order acquire
couple tie bind attach link bound
sign-in login log authenticate authentication sign access
secure security protect safe vulnerable vulnerability attack intercept forge
permission right access consent role
copy duplicate replicate replica clone
edit modify update change write alter adjust
search find look locate
lack without miss absent no none missing
write create produce generate
big large long great more oversized
small short little less fewer
each every per all
fix patch repair update correction
error fail failure exception throw raise
schedule plan recurring timetable
hold legal-hold retain freeze
admin administrator manager operator
settle clear resolve pay
refund reimburse repay back return credit
phone device handset mobile
region area zone country site location
store save keep write persist
format layout shape structure schema
vendor supplier operator provider partner upstream maker manufacturer party third
publish issue release ship
number figure digit count
compute calculate derive work-out hash
wait poll check
verify prove proof confirm check validate test ascertain
own possess belong
cannot impossible unable
twice double duplicate both
compulsory obligatory mandatory required must binding
free gratis charge cost
absent gone missing unavailable
only sole solely exclusively exclusive just alone merely
slow late delay longer
quick fast immediate instant once
same identical equal alike
city town place address
language locale
user reader visitor guest viewer
paid billed charged
owner holder proprietor
website site web page
old elder aged
young recent
name title label
voice audio speech sound
picture image photo
film movie video
school student pupil
team staff employee
shop store merchant seller
sell sale offer
rename name call
contact write ask reach turn request
help support assist assistance
hardware machine host server
build compile rebuild
old-fashioned obsolete outdated unsupported
exempt unaffected untouched spare except exclude exception exclusion excluding apart outside
affect concern touch impact apply hit involve relevant cover
asynchronous asynchronously later background
minimum least min
wait delay
choose pick select decide choice option
expose leak reveal
fall drop
money cash
discount off rebate
wales welsh
france french
netherlands dutch holland
denmark danish
ireland irish
norway norwegian
spain spanish
switzerland swiss
scotland scottish
england english
britain british
germany german
finland finnish
sweden swedish
poland polish
turkey turkish
portugal portuguese
japan japanese
europe european
canada canadian
australia australian
america american
italy italian
belgium belgian
austria austrian
india indian
brazil brazilian
mexico mexican
china chinese
korea korean
africa african
asia asian
greece greek
hungary hungarian
czechia czech
ireland irish
sms text
earlier previous prior former old predecessor
hand pass give
enter type key input
split divide separate partition
slovakia slovak
slovenia slovenian
croatia croatian
romania romanian
bulgaria bulgarian
estonia estonian
latvia latvian
lithuania lithuanian
iceland icelandic
ukraine ukrainian
israel israeli
argentina argentinian
chile chilean
thailand thai
vietnam vietnamese
indonesia indonesian
malaysia malaysian
philippines filipino
kenya kenyan
egypt egyptian
sms text
earlier previous prior former old predecessor
hand pass give
enter type key input
split divide separate partition
apply application request claim ask
`;

const CLASS_OF = new Map<string, string[]>();
CLASSES.trim()
  .split('\n')
  .forEach((line, n) => {
    for (const word of line.split(' ')) {
      const key = lemma(word);
      const classes = CLASS_OF.get(key);
      if (classes) classes.push(`#${n}`);
      else CLASS_OF.set(key, [`#${n}`]);
    }
  });

const NONE: readonly string[] = [];

/** The classes of a lemma, as tokens that start with "#". Most words have none. */
export const classesOf = (key: string): readonly string[] => CLASS_OF.get(key) ?? NONE;
