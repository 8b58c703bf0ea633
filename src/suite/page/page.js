// The page is whole without this: it filters, opens what a link leads to, and shows where the other text says a fact.
const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const rows = all('.matrix tbody tr');
const cases = all('details.case');
const search = document.querySelector('.filter');
const fields = {
  words: search.querySelector('#words'),
  state: search.querySelector('#state'),
  rule: search.querySelector('#rule'),
};
const shown = search.querySelector('.shown');
const fold = search.querySelector('#fold');

/** Text of a case in lower case, read when it is first searched. */
const texts = new Map();
const textOf = (number) => {
  if (!texts.has(number)) texts.set(number, document.getElementById(`c${number}`).textContent.toLowerCase());
  return texts.get(number);
};

function fits(row) {
  const { words, state, rule } = fields;
  const outcomes = row.dataset.o.split(' ').map((outcome) => outcome.split(':'));
  const meant = outcomes.some(
    ([number, name]) => (state.value === '' || name === state.value) && (rule.value === '' || number === rule.value),
  );
  const sought = words.value.trim().toLowerCase();
  return meant && (sought === '' || textOf(row.dataset.case).includes(sought));
}

function filter() {
  let count = 0;
  for (const row of rows) {
    const fit = fits(row);
    row.hidden = !fit;
    document.getElementById(`c${row.dataset.case}`).hidden = !fit;
    if (fit) count++;
  }
  shown.textContent = count === rows.length ? `${count} cases` : `${count} of ${rows.length} cases`;
}

let wait;
fields.words.addEventListener('input', () => {
  clearTimeout(wait);
  wait = setTimeout(filter, 120);
});
fields.state.addEventListener('change', filter);
fields.rule.addEventListener('change', filter);

fold.addEventListener('click', () => {
  const open = fold.getAttribute('aria-pressed') !== 'true';
  for (const one of cases) if (!one.hidden) one.open = open;
  fold.setAttribute('aria-pressed', String(open));
  fold.textContent = open ? 'Close all' : 'Open all';
});
search.hidden = false;

/** Opens what a link leads to, also where the filter hides it. */
function follow() {
  const target = /^#c\d+(?:r\d+)?$/.test(location.hash) && document.querySelector(location.hash);
  if (!target) return;
  const one = target.closest('details.case');
  one.hidden = false;
  one.open = true;
  target.scrollIntoView({ block: 'start' });
  one.querySelector('summary').focus({ preventScroll: true });
}
addEventListener('hashchange', follow);
// A link to the place where the page already stands changes no address.
document.addEventListener('click', (event) => {
  if (event.target.closest?.('a[href^="#c"]')) setTimeout(follow);
});
follow();

const keysOf = (element) => element.dataset.f.split(' ');
let lit;

/** Lights a fact in both texts and in the ledger, and says it below them. */
function light(pair, key) {
  if (lit?.pair === pair && lit.key === key) return;
  dim();
  lit = { pair, key };
  const parts = { notice: '', output: '' };
  for (const element of all('[data-f]', pair)) {
    if (!keysOf(element).includes(key)) continue;
    element.classList.add('lit');
    const side = element.closest('.side');
    if (side) parts[side.classList.contains('notice') ? 'notice' : 'output'] += element.textContent;
  }
  const row = all('tr[data-f]', pair).find((one) => one.dataset.f === key);
  const kind = row ? `${row.dataset.kind}, ${row.dataset.state}` : 'what the rule points at';
  const quoted = (side, name) =>
    parts[side] === '' ? `nothing in the ${name}` : `${name}: “${parts[side].replace(/\s+/g, ' ').trim()}”`;
  pair.querySelector('.caption').textContent =
    `${kind} · ${quoted('notice', 'notice')} · ${quoted('output', 'output')}`;
}

function dim() {
  if (!lit) return;
  for (const element of all('.lit', lit.pair)) element.classList.remove('lit');
  lit.pair.querySelector('.caption').textContent = '';
  lit = undefined;
}

for (const pair of all('.pair')) {
  const over = (event) => {
    const fact = event.target.closest('[data-f]');
    if (fact) light(pair, keysOf(fact)[0]);
  };
  pair.addEventListener('pointerover', over);
  pair.addEventListener('click', over);
  pair.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !pair.querySelector('.text:focus')) dim();
  });
  for (const text of all('.text', pair)) step(pair, text);
}

/** Arrow keys go from fact to fact of one text. */
function step(pair, text) {
  const marks = all('mark[data-f]', text);
  const keys = [...new Set(marks.flatMap(keysOf))];
  text.addEventListener('keydown', (event) => {
    const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') dim();
    if (way === undefined || keys.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const at = lit?.pair === pair ? keys.indexOf(lit.key) : -1;
    const next = at < 0 && way < 0 ? keys.length - 1 : (at + way + keys.length) % keys.length;
    light(pair, keys[next]);
    marks.find((mark) => keysOf(mark).includes(keys[next])).scrollIntoView({ block: 'nearest' });
  });
  text.addEventListener('blur', dim);
}
