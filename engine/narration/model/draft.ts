import type { NarrationRequest } from '../narrator';
import type { Draft } from '../checks/check';
import type { Facts } from '../facts/facts';
import { filled } from '../facts/stand-ins';
import { maskedTurns, typedBy } from './prompt';
import { tidied } from './tidy';

/** A model's answer in the form that the checks take. */
export function draftOf(answer: string, request: NarrationRequest, facts: Facts): Draft {
  const { opening, situation, isNarrated } = request;
  const body = tidied(answer);
  const words = filled(body, situation);
  const { guest } = situation;
  return {
    body,
    text: opening === '' ? words : `${opening}\n${words}`,
    opening,
    facts,
    typed: [...Object.values(typedBy(request)), guest?.name ?? '', guest?.firstWord ?? ''],
    recent: maskedTurns(request),
    isNarrated,
  };
}
