import type { PackageNotice } from './package-notice';

const LINE = '='.repeat(78);

const sourceOf = ({ source, name }: PackageNotice): string =>
  (source ?? `https://www.npmjs.com/package/${name}`).replace(/^git\+|\.git$/g, '');

const noticeOf = (notice: PackageNotice): string => {
  const { name, version, licence, texts } = notice;
  const isMozilla = licence?.includes('MPL') === true;
  return [
    `${name} ${version}`,
    `License: ${licence ?? 'none stated'}`,
    `Source: ${sourceOf(notice)}`,
    ...(isMozilla
      ? [
          `This part is covered by the Mozilla Public License 2.0. Its source code form is available at the address above, unchanged.`,
        ]
      : []),
    ...texts.flatMap((text) => ['', text]),
  ].join('\n');
};

/** The notices of all packages as one file, sorted by name. */
export function noticesText(notices: readonly PackageNotice[]): string {
  const sorted = [...notices].sort((a, b) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1,
  );
  const head = `Third-party software in 時の旅人, each part under its own license.\n\n${sorted
    .map(({ name, version, licence }) => `${name} ${version} (${licence ?? 'none stated'})`)
    .join('\n')}`;
  return `${[head, ...sorted.map(noticeOf)].join(`\n\n${LINE}\n\n`)}\n`;
}
