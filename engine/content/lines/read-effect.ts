import type { Effect } from '../../storylets/format/effect';
import { LineError, Words } from './words';

const GOODS = 'a name under “goods”';

/** What an effect may do, by its first word. A new one is a line here. */
const DONE: Readonly<Record<string, (words: Words) => Effect>> = {
  buy: (words) => ({ does: 'buy', goods: words.id(GOODS), ...termsOf(words) }),
  sell: (words) => ({ does: 'sell', goods: words.id(GOODS), ...termsOf(words) }),
  gain: (words) => ({ does: 'gain', goods: words.id(GOODS) }),
  lose: (words) => ({ does: 'lose', goods: words.id(GOODS) }),
  use: (words) => ({ does: 'use', goods: words.id(GOODS) }),
  pay: (words) =>
    words.skip('share')
      ? { does: 'payShare', share: words.number('a share') }
      : { does: 'pay', amount: words.number('an amount') },
  earn: (words) => ({ does: 'earn', amount: words.number('an amount') }),
  hurt: (words) => ({ does: 'hurt', hp: words.number('hp') }),
  heal: (words) => ({ does: 'heal', hp: words.number('hp') }),
  fight: () => ({ does: 'fight' }),
  settle: () => ({ does: 'settle' }),
  complicate: () => ({ does: 'complicate' }),
  open: (words) => ({ does: 'open', thread: words.id('a thread') }),
  close: (words) => ({ does: 'close', thread: words.id('a thread') }),
  learn: (words) => ({ does: 'learn', key: words.id('something to know') }),
  set: (words) => ({ does: 'set', key: words.id('a fact') }),
  remember: (words) => ({
    does: 'remember',
    key: words.id('something to know'),
    goods: words.id(GOODS),
  }),
  trust: (words) => ({
    does: 'trust',
    person: words.id('a person'),
    by: words.number('+1 or -1'),
  }),
};

/** `at 0.9 share 0.5`, each of which may be left out: the market's price, and all units. */
function termsOf(words: Words): { factor: number; share: number } {
  const factor = words.skip('at') ? words.number('a factor of the price') : 1;
  return { factor, share: words.skip('share') ? words.number('a share') : 1 };
}

/**
 * Reads one effect: `sell goods at 0.9`, `trust tae +1`, `settle`.
 * @throws LineError
 */
export function readEffect(line: string): Effect {
  const words = new Words(line);
  const { text, at } = words.take('an effect');
  const read = Object.hasOwn(DONE, text) ? DONE[text] : undefined;
  if (read === undefined) {
    throw new LineError(`“${text}” is no effect. There are: ${Object.keys(DONE).join(', ')}.`, at);
  }
  const effect = read(words);
  words.end();
  return effect;
}
