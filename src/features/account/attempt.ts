import { accountErrorCode } from '../../data/accounts';

/** Null when it went well, else why it did not. */
export async function attempt(work: Promise<unknown>): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return accountErrorCode(error);
  }
}
