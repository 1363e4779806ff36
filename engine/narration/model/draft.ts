import type { NarrationRequest } from '../narrator';
import type { Draft } from '../checks/check';
import type { Facts } from '../facts/facts';
import { filled } from '../facts/stand-ins';
import { tidied } from './tidy';

/**
 * A model's answer in the form that the checks take.
 * @param recent The texts before it, with stand-ins.
 */
export function draftOf(
  answer: string,
  request: NarrationRequest,
  facts: Facts,
  recent: readonly string[] = [],
): Draft {
  const { opening, situation, isNarrated } = request;
  const body = tidied(answer);
  const words = filled(body, situation);
  const { guest, traveller } = situation;
  return {
    body,
    text: opening === '' ? words : `${opening}\n${words}`,
    opening,
    facts,
    typed: [
      traveller.name,
      traveller.firstWord,
      traveller.trait,
      guest?.name ?? '',
      guest?.firstWord ?? '',
    ],
    recent,
    isNarrated,
  };
}
