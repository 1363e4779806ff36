import type { Command } from './arguments';
import { deleteParticipant } from './delete-participant';
import { hide } from './hide';
import type { OperatorDeps } from './operator-deps';
import { rebuild } from './rebuild';
import { removeFlood } from './remove-flood';
import { replay } from './replay';
import { listReports } from './reports';
import { terms } from './terms';
import { tellUsage, tellUsageOfStory } from './usage';

/** @throws OperatorError when it can't be carried out, and the errors of the databases. */
export function runCommand(command: Command, deps: OperatorDeps): Promise<void> {
  switch (command.name) {
    case 'hide':
      return hide(command.uid, command.turn, true, deps);
    case 'unhide':
      return hide(command.uid, command.turn, false, deps);
    case 'replay':
      return replay(command.uid, deps);
    case 'delete':
      return deleteParticipant(command.uid, deps);
    case 'reports':
      return listReports(command.uid, deps);
    case 'usage':
      return command.uid === null
        ? tellUsage(command.days, deps)
        : tellUsageOfStory(command.uid, deps);
    case 'remove-flood':
      return removeFlood(command.flood, deps);
    case 'terms':
      return terms(command.change, deps);
    case 'rebuild':
      return rebuild(deps);
  }
}
