import { ENGINE, LOCAL_FIREBASE, WEB } from './parts';
import { runApp } from './run-app';

export function main(args: readonly string[]): Promise<number> {
  return runApp(args, {
    usage: 'npm start – runs the game: local-firebase, the engine and the web app.',
    services: [LOCAL_FIREBASE, ENGINE],
    web: WEB,
  });
}
