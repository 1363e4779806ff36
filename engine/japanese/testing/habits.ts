import { sentencesOf } from '../sentences';
import type { TextFault } from './text-fault';

/** 「……のだった。」 twice in a row. */
export function noDaFaults(text: string): TextFault[] {
  const sentences = sentencesOf(text);
  return sentences
    .filter((one, index) => endsInNoDa(one) && endsInNoDa(sentences[index - 1] ?? ''))
    .map((excerpt) => ({ kind: 'no-da-twice', excerpt }));
}

function endsInNoDa(sentence: string): boolean {
  return /[のん](?:だった|であった)。$/u.test(sentence);
}

/** 「まるで……のように」 more than once on a page. */
export function marudeFaults(turns: readonly string[]): TextFault[] {
  const found = turns.flatMap((text) =>
    sentencesOf(text).filter((one) => /まるで.*(?:よう|みたい)/u.test(one)),
  );
  return found.slice(1).map((excerpt) => ({ kind: 'marude-twice', excerpt }));
}
