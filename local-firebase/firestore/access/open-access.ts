import type { AccessControl, Dependencies } from './access-control';

const NOTHING: Dependencies = new Set();

/** Everybody may do everything. */
export const openAccess: AccessControl = {
  checkGet: () => NOTHING,
  checkList: () => NOTHING,
  checkAdmin: () => undefined,
  checkWrites: () => undefined,
};
