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

/** @throws OperatorError when it cannot be done, and whatever the databases throw. */
export function runCommand(command: Command, parts: OperatorDeps): Promise<void> {
  switch (command.name) {
    case 'hide':
      return hide(command.uid, command.turn, true, parts);
    case 'unhide':
      return hide(command.uid, command.turn, false, parts);
    case 'replay':
      return replay(command.uid, parts);
    case 'delete':
      return deleteParticipant(command.uid, parts);
    case 'reports':
      return listReports(command.uid, parts);
    case 'usage':
      return command.uid === null
        ? tellUsage(command.days, parts)
        : tellUsageOfStory(command.uid, parts);
    case 'remove-flood':
      return removeFlood(command.flood, parts);
    case 'terms':
      return terms(command.change, parts);
    case 'rebuild':
      return rebuild(parts);
  }
}
