import type { Plugin } from 'vite';
import { materialIconsNotice } from './material-icons.ts';
import { noticesText } from './notices-text.ts';
import { packageFolders } from './package-folders.ts';
import { readNotice } from './package-notice.ts';

/** Writes the licenses of all bundled packages beside the bundle, as `licenses.txt`. */
export function notices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? Object.keys(output.modules) : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: 'licenses.txt',
        source: noticesText([
          ...packageFolders(modules).map(readNotice),
          ...materialIconsNotice(modules),
        ]),
      });
    },
  };
}
