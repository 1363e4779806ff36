// Reads one address of a Google API with the account that firebase-tools deploys with, whichever way it is signed in:
// GOOGLE_APPLICATION_CREDENTIALS, `firebase login`, FIREBASE_TOKEN. Prints {"status", "body"} as its last line.
const { Client } = require('firebase-tools/lib/apiv2');
const { requireAuth } = require('firebase-tools/lib/requireAuth');
const { getGlobalDefaultAccount } = require('firebase-tools/lib/auth');

async function ask(address) {
  const { origin, pathname, searchParams } = new URL(address);
  const account = getGlobalDefaultAccount();
  try {
    await requireAuth({ nonInteractive: true, user: account?.user, tokens: account?.tokens });
  } catch {
    return { status: 401, body: null };
  }
  try {
    const client = new Client({ urlPrefix: origin, auth: true });
    const { status, body } = await client.request({
      method: 'GET',
      path: pathname,
      queryParams: searchParams,
      resolveOnHTTPError: true,
    });
    return { status, body };
  } catch {
    return { status: 0, body: null };
  }
}

ask(process.argv[2]).then((answer) => {
  process.stdout.write(`\n${JSON.stringify(answer)}\n`);
  process.exit(0);
});
