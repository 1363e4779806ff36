import type { OperatorDeps } from './operator-deps';

/**
 * Lists the reports of readers, newest first.
 * @param uid Of one story only; null for all.
 */
export async function listReports(
  uid: string | null,
  { services, say }: OperatorDeps,
): Promise<void> {
  const all = await services.admin.reports();
  const reports = uid === null ? all : all.filter(({ docid }) => docid === uid);
  const stories = [...new Set(reports.map(({ docid }) => docid))];
  const hidden = new Map(
    await Promise.all(
      stories.map(async (docid) => [docid, await services.admin.readHidden(docid)] as const),
    ),
  );
  for (const { docid, date, url, reason, uid: reporter } of reports) {
    const state = hidden.get(docid)?.story === true ? ' (hidden)' : '';
    // Quoted, so that no user text can imitate a line of this list.
    say(
      `${date}  ${docid}${state}  ${url === '' ? '–' : url}  by ${reporter}: ${JSON.stringify(reason)}`,
    );
  }
  say(`${reports.length} reports of ${stories.length} stories.`);
}
