import { numericId } from '../firestore/values/numeric-id';
import type { KeyElement } from './entity-messages';
import { ExportError } from './export-error';

const DEFAULT_DATABASE = '(default)';

/** The prefix of a document name: `projects/{project}/databases/{database}/documents/…`. */
export interface DatabaseName {
  readonly project: string;
  readonly database: string;
}

/** The name of a document in a managed export. */
export interface ExportedName {
  /** The project, with a prefix for its partition: `dev~demo`. */
  readonly app: string;
  /** Missing for the default database. */
  readonly database?: string | undefined;
  readonly elements: readonly KeyElement[];
}

export function databaseOf(documentName: string): DatabaseName {
  const [, project = '', , database = ''] = documentName.split('/');
  return { project, database };
}

export function isDefaultDatabase({ database }: DatabaseName): boolean {
  return database === DEFAULT_DATABASE;
}

function elementOf(type: string, segment: string): KeyElement {
  const id = numericId(segment);
  return id === undefined ? { type, name: segment } : { type, id: id.toString() };
}

/** The partition prefix of Google's emulator. */
export function exportedName(documentName: string): ExportedName {
  const name = databaseOf(documentName);
  const segments = documentName.split('/').slice(5);
  const elements: KeyElement[] = [];
  for (let index = 0; index < segments.length; index += 2)
    elements.push(elementOf(segments[index] ?? '', segments[index + 1] ?? ''));
  return {
    app: `dev~${name.project}`,
    elements,
    ...(!isDefaultDatabase(name) && { database: name.database }),
  };
}

export function projectOfApp(app: string): string {
  return app.replace(/^[a-z]+~/, '');
}

/** Maps the project of an exported document to the project that it is imported to. */
export type RenameProject = (project: string) => string;

/** @throws {ExportError} `export-unreadable` */
export function documentNameOf(
  { app, database, elements }: ExportedName,
  rename: RenameProject,
): string {
  const segments = elements.flatMap(({ type, id, name }) => {
    const segment = id === undefined ? name : `__id${id}__`;
    if (segment === undefined || segment === '')
      throw new ExportError('export-unreadable', `a document of ${type} has no id`);
    return [type, segment];
  });
  const project = rename(projectOfApp(app));
  return [
    `projects/${project}/databases/${database || DEFAULT_DATABASE}/documents`,
    ...segments,
  ].join('/');
}
