import { systemClock } from '../../adapters/runtime/system-clock';
import { observeModel } from '../../compose/observe-model';
import type { ModelSettings } from '../../compose/model-settings';
import type { Participant } from '../../ports/entries/participant';
import type { Book } from '../../turn/book';
import { playTurn } from '../../turn/play-turn';
import { toldAhead } from '../../turn/tell-ahead';
import { columns } from './columns';
import { describeReport } from './describe-report';

interface Compared {
  readonly book: Book;
  readonly participant: Participant;
  readonly turns: number;
  readonly format: 'text' | 'jsonl';
}

/** Of one column; two of them with their rule fit into a wide terminal. */
const CELLS = 64;

/** Tells one story twice, section by section: offline, and by the model. The same happens in both. */
export async function compareStory(
  { book, participant, turns, format }: Compared,
  settings: ModelSettings,
  say: (line: string) => void,
): Promise<void> {
  const { parts, report } = await observeModel(settings, systemClock);
  const { worlds } = book;
  let [offline, told] = [book.save, book.save];
  for (let turn = 0; turn < turns && !told.ended; turn += 1) {
    told = await toldAhead(told, participant, worlds, parts);
    // What the model chose happens in both.
    const one = await playTurn({ ...offline, decided: told.decided }, participant, worlds);
    const other = await playTurn(told, participant, worlds);
    const { chapter, section, chapterTitle, theme } = other.played;
    const texts = { offline: one.played.turn.turn, model: other.played.turn.turn };
    if (format === 'jsonl') say(JSON.stringify({ chapter, section, ...texts }));
    else {
      if (section === 1) say(`\n━━ 第${chapter}章 ${chapterTitle}（${theme}） ━━`);
      say(`\n第${section}節`);
      say(columns(texts.offline, texts.model, CELLS));
    }
    offline = one.save;
    told = other.save;
  }
  const given = await report();
  say(format === 'jsonl' ? JSON.stringify(given) : `\n${describeReport(given)}`);
}
