/** Patterns that must not occur in anything sent to browsers, with their meaning. */
const SIGNS: readonly (readonly [meaning: string, sign: RegExp])[] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY/u],
  ['a service account', /"?private_key(?:_id)?"?\s*:|service_account|\.iam\.gserviceaccount\.com/u],
  ['a key of Google', /AIza[\w-]{35}/u],
  ['a key of OpenAI or Anthropic', /\bsk-(?:ant-|proj-)?[A-Za-z0-9_-]{20,}/u],
  ['an access token', /\bya29\.[\w-]{20,}|\bgh[pousr]_[A-Za-z0-9]{36}|\bxox[bp]-[\w-]{20,}/u],
  [
    'the name of a secret setting',
    /GEMINI_API_KEY|STORY_MODEL_KEY|GOOGLE_APPLICATION_CREDENTIALS/u,
  ],
  ['a source path of the server', /\b(?:engine|functions|local-firebase|tools)\/[\w/-]+\.ts\b/u],
  ['a path of the machine that built it', /\/(?:work|home|root|tmp|Users)\/[\w./-]+|file:\/\/\//u],
  ['a map back to the sources', /sourceMappingURL=/u],
  ['somebody’s e-mail address', /[\w.+-]{2,}@(?:[\w-]+\.)+(?:com|net|org|jp|dev|io)\b/iu],
];

/** The secrets in a text, each with its position; empty when the text is public. */
export const secretsIn = (text: string): readonly string[] =>
  SIGNS.flatMap(([meaning, sign]) => {
    const found = sign.exec(text);
    if (found === null) return [];
    const around = text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40);
    return [`${meaning}: ${around}`];
  });
