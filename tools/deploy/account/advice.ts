import type { AppCheckChoice } from '../deploy-settings';
import type { Account } from './read-account';

interface Advised {
  readonly project: string;
  readonly account: Pick<Account, 'isAppCheckEnforced'>;
  readonly appCheck: AppCheckChoice;
}

/** Recommendations that do not prevent a deployment, a sentence each. */
export function adviceFor({ project, account, appCheck }: Advised): string[] {
  const console = `https://console.firebase.google.com/project/${project}/appcheck`;
  if (appCheck === 'off') {
    return [
      'App Check is off: anybody can register participants with a script. Quotas slow that down and do not stop it.',
    ];
  }
  // Enforcement is unknown without a signed-in account.
  if (appCheck !== 'on' || account.isAppCheckEnforced !== false) return [];
  return [
    `App Check is not enforced for the Realtime Database: requests without a token are still let in. When most requests are verified, enforce it: ${console}`,
  ];
}
