import { failureDetail } from '../../pages/http/failure-detail';
import { openSite } from './open-site';

/** Serves the site in a child process until it is stopped. @param args Project, Firestore's and the database's address. */
export async function main([
  projectId = '',
  firestore = '',
  database = '',
]: readonly string[]): Promise<number> {
  const site = await openSite({ projectId, firestore, database }, (path, error) =>
    console.error(failureDetail(path, error)),
  );
  console.log(`ready web=${site.web} pages=${site.pages} health=${site.health}`);
  await new Promise((resolve) => process.once('SIGTERM', resolve));
  await site.close();
  return 0;
}
