import { prepareBuild } from '../web/prepare-build';
import { startLocalFirebase } from './parts';
import { runApp } from './run-app';

export function main(args: readonly string[]): Promise<number> {
  return runApp(args, {
    usage: 'npm start – runs the game: local-firebase, the engine and the web app.',
    startFirebase: startLocalFirebase,
    prepareWeb: prepareBuild,
  });
}
