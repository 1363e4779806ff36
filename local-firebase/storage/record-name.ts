/**
 * The description of a record for people, by its key: `the document stories/a in Firestore (demo-project, (default))`.
 */
export function recordName(key: string): string {
  const [service = '', ...rest] = key.split('/');
  switch (service) {
    case 'auth':
      return `the account ${rest.join('/')}`;
    case 'database': {
      const [namespace = '', ...path] = rest;
      return `the value at /${path.join('/')} in the database ${namespace}`;
    }
    case 'firestore': {
      const [, project = '', , database = '', , ...path] = rest;
      return `the document ${path.join('/')} in Firestore (${project}, ${database})`;
    }
    default:
      return `the record ${JSON.stringify(key.slice(0, 80))}`;
  }
}
