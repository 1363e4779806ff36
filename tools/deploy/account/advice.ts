import type { AppCheckChoice } from '../deploy-settings';
import type { Account } from './read-account';

interface Advised {
  readonly project: string;
  readonly account: Pick<Account, 'isAppCheckEnforced'>;
  readonly appCheck: AppCheckChoice;
}

/** What does not stand in a deployment's way and should be looked after all the same, a sentence each. */
export function adviceFor({ project, account, appCheck }: Advised): string[] {
  const console = `https://console.firebase.google.com/project/${project}/appcheck`;
  if (appCheck === 'off') {
    return [
      'App Check is off: anybody can register participants with a script. Quotas slow that down and do not stop it.',
    ];
  }
  // Whether it is enforced is unknown where nobody is signed in.
  if (appCheck !== 'on' || account.isAppCheckEnforced !== false) return [];
  return [
    `App Check is not enforced for the Realtime Database: requests without a token are still let in. When most requests are verified, enforce it: ${console}`,
  ];
}
