import type { TakenSlots, WaitingNewcomer, WaitingList } from '../ports/entries/waiting-list';

/** A waiting list in memory that keeps no order of its own. */
export function memoryWaitingList(): WaitingList & { readonly uids: () => string[] } {
  const waiting = new Map<string, WaitingNewcomer>();
  let taken: TakenSlots = { fresh: 0, inTurn: 0 };
  const by = (order: (a: WaitingNewcomer, b: WaitingNewcomer) => number, limit: number) =>
    Promise.resolve([...waiting.values()].sort(order).slice(0, limit));
  return {
    uids: () => [...waiting.keys()],
    takeSlots(change) {
      taken = change(taken) ?? taken;
      return Promise.resolve();
    },
    readSlots: () => Promise.resolve(taken),
    waitingAmong: (uids) => Promise.resolve(new Set(uids.filter((uid) => waiting.has(uid)))),
    add(newcomers) {
      for (const newcomer of newcomers) waiting.set(newcomer.uid, newcomer);
      return Promise.resolve();
    },
    newest: (limit) => by((a, b) => b.at - a.at, limit),
    inOrder: (limit) => by((a, b) => a.place - b.place, limit),
    remove(uid) {
      waiting.delete(uid);
      return Promise.resolve();
    },
  };
}
