import type { Bound, Query } from '../queries/query';
import { toRuleValue, type RuleValue } from './expression/rule-value';

function boundValue(bound: Bound | null) {
  return bound?.value ?? null;
}

function isEquality({ start, end }: Query): boolean {
  return start !== null && end !== null && start.value === end.value;
}

/** The variable `query`; parameters that were not given are null. */
export function queryValue(query: Query | null): RuleValue {
  if (query === null)
    return toRuleValue({ orderByKey: false, orderByValue: false, orderByPriority: true });
  const { orderBy, limit, keeps } = query;
  return toRuleValue({
    orderByKey: orderBy === '.key',
    orderByValue: orderBy === '.value',
    orderByPriority: orderBy === '.priority',
    orderByChild: orderBy.startsWith('.') ? null : orderBy,
    startAt: boundValue(query.start),
    endAt: boundValue(query.end),
    equalTo: isEquality(query) ? boundValue(query.start) : null,
    limitToFirst: keeps === 'first' ? limit : null,
    limitToLast: keeps === 'last' ? limit : null,
  });
}
